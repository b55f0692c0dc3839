/** Errors at a text field. {label} is the field's name, as shown on the page. */

export const mustBeText = '{label}: serve un testo';
export const forbiddenCharacters = '{label}: contiene caratteri che non si possono salvare';
export const singleLine = '{label}: una riga sola';
export const tooLong = '{label}: al massimo {max} caratteri';
/** Keep the date format, with the language's own letters where that is usual (JJJJ-MM-TT). */
export const realDay = 'Inserisci una data esistente (AAAA-MM-GG)';
export const clockTime = 'Inserisci l’ora come HH:MM';
export const validEmail = 'Inserisci un indirizzo email valido';
export const validPhone = 'Inserisci un numero di telefono valido';
/** The + is the sign before a country code. */
export const callingCode = 'Inserisci un numero di telefono con un prefisso internazionale valido dopo il +';
export const phoneDigits = 'Un numero di telefono ha da {min} a {max} cifre';
/** The extension of a phone number within an organisation. */
export const extensionTooLong = 'L’interno può avere al massimo {max} caratteri';
