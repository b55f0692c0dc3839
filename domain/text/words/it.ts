/** What is said at a field whose text breaks a rule. {label} is the name of the field, as it stands on the page. */

export const mustBeText = '{label}: serve un testo';
export const forbiddenCharacters = '{label}: contiene caratteri che non si possono salvare';
export const singleLine = '{label}: una riga sola';
export const tooLong = '{label}: al massimo {max} caratteri';
/** The form of a day stays as it is, in capital letters of the language where that is usual (JJJJ-MM-TT). */
export const realDay = 'Inserisci una data esistente (AAAA-MM-GG)';
export const clockTime = 'Inserisci l’ora come HH:MM';
export const validEmail = 'Inserisci un indirizzo email valido';
export const validPhone = 'Inserisci un numero di telefono valido';
/** The + is the sign before the code of a country. */
export const callingCode = 'Inserisci un numero di telefono con un prefisso internazionale valido dopo il +';
export const phoneDigits = 'Un numero di telefono ha da {min} a {max} cifre';
/** The extension of a phone number within an organisation. */
export const extensionTooLong = 'L’interno può avere al massimo {max} caratteri';
