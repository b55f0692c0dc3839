// Why the browser used or created no passkey.

export const cancelled = 'No passkey was used. You can try again.';
export const holdsOne = 'This device already has one of your passkeys.';
export const notHere = 'This browser could not use a passkey here.';
