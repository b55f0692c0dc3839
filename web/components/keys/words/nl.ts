// Why the browser used or created no passkey.

export const cancelled = 'Er is geen passkey gebruikt. Je kunt het opnieuw proberen.';
export const holdsOne = 'Op dit apparaat staat al een passkey van jou.';
export const notHere = 'Deze browser kon hier geen passkey gebruiken.';
