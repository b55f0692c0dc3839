// Passkeys of the safety team: why the browser used or made none.

export const cancelled = 'No passkey was used. You can try again.';
export const holdsOne = 'This device already has one of your passkeys.';
export const notHere = 'This browser could not use a passkey here.';
