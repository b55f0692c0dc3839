/** Errors at a text field. {label} is the field's name, as shown on the page. */

export const mustBeText = '{label}: to musi być tekst';
export const forbiddenCharacters = '{label}: są tu znaki, których nie można zapisać';
export const singleLine = '{label}: tylko jeden wiersz';
export const tooLong = '{label}: najwyżej {max} znaków';
/** Keep the date format, with the language's own letters where that is usual (JJJJ-MM-TT). */
export const realDay = 'Proszę podać istniejącą datę (RRRR-MM-DD)';
export const clockTime = 'Proszę podać godzinę jako GG:MM';
export const validEmail = 'Proszę podać poprawny adres e-mail';
export const validPhone = 'Proszę podać poprawny numer telefonu';
/** The + is the sign before a country code. */
export const callingCode = 'Proszę podać numer telefonu z poprawnym numerem kierunkowym kraju po znaku +';
export const phoneDigits = 'Numer telefonu ma od {min} do {max} cyfr';
/** The extension of a phone number within an organisation. */
export const extensionTooLong = 'Numer wewnętrzny: najwyżej {max} znaków';
