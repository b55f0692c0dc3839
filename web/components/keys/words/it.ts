// Why the browser used or created no passkey.

export const cancelled = 'Nessuna passkey è stata usata. Puoi riprovare.';
export const holdsOne = 'Su questo dispositivo c’è già una tua passkey.';
export const notHere = 'Questo browser non ha potuto usare una passkey qui.';
