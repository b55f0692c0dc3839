/** Errors on the sign-in form, and where a password is chosen. */

export const email = 'E-mail';
export const emailRequired = 'Proszę podać e-mail';
export const passwordRequired = 'Proszę podać hasło';
export const passwordTooShort = 'Hasło: co najmniej {min} znaków';
export const passwordTooLong = 'Hasło: najwyżej {max} znaków';
