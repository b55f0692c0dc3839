// Why the browser used or created no passkey.

export const cancelled = 'Es wurde kein Passkey benutzt. Du kannst es noch einmal versuchen.';
export const holdsOne = 'Auf diesem Gerät liegt schon ein Passkey von dir.';
export const notHere = 'Dieser Browser konnte hier keinen Passkey nutzen.';
