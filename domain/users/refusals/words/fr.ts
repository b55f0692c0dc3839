/** Errors on the sign-in form, and where a password is chosen. */

export const email = 'E-mail';
export const emailRequired = 'Indiquez votre e-mail';
export const passwordRequired = 'Indiquez un mot de passe';
export const passwordTooShort = 'Le mot de passe doit compter au moins {min} caractères';
export const passwordTooLong = 'Le mot de passe doit compter {max} caractères au plus';
