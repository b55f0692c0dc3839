// Why the browser used or created no passkey.

export const cancelled = 'No se ha usado ninguna llave de acceso. Puedes intentarlo de nuevo.';
export const holdsOne = 'Este dispositivo ya guarda una llave de acceso tuya.';
export const notHere = 'Este navegador no ha podido usar aquí una llave de acceso.';
