/** Errors on the sign-in form, and where a password is chosen. */

export const email = 'E-post';
export const emailRequired = 'E-postadressen behövs';
export const passwordRequired = 'Lösenordet behövs';
export const passwordTooShort = 'Lösenordet måste ha minst {min} tecken';
export const passwordTooLong = 'Lösenordet får ha högst {max} tecken';
