/** Errors on the sign-in form, and where a password is chosen. */

export const email = 'Correo';
export const emailRequired = 'Escribe tu correo';
export const passwordRequired = 'Escribe la contraseña';
export const passwordTooShort = 'La contraseña debe tener al menos {min} caracteres';
export const passwordTooLong = 'La contraseña puede tener como mucho {max} caracteres';
