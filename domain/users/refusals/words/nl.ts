/** Errors on the sign-in form, and where a password is chosen. */

export const email = 'E-mail';
export const emailRequired = 'Vul je e-mailadres in';
export const passwordRequired = 'Vul je wachtwoord in';
export const passwordTooShort = 'Het wachtwoord moet minstens {min} tekens hebben';
export const passwordTooLong = 'Het wachtwoord mag hoogstens {max} tekens hebben';
