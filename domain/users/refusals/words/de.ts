/** Errors on the sign-in form, and where a password is chosen. */

export const email = 'E-Mail';
export const emailRequired = 'Bitte gib deine E-Mail an';
export const passwordRequired = 'Bitte gib dein Passwort an';
export const passwordTooShort = 'Das Passwort muss mindestens {min} Zeichen haben';
export const passwordTooLong = 'Das Passwort darf höchstens {max} Zeichen haben';
