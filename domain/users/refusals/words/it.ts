/** Errors on the sign-in form, and where a password is chosen. */

export const email = 'Email';
export const emailRequired = 'Serve l’email';
export const passwordRequired = 'Serve la password';
export const passwordTooShort = 'La password deve avere almeno {min} caratteri';
export const passwordTooLong = 'La password può avere al massimo {max} caratteri';
