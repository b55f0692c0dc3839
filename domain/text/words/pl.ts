/** What is said at a field whose text breaks a rule. {label} is the name of the field, as it stands on the page. */

export const mustBeText = '{label}: to musi być tekst';
export const forbiddenCharacters = '{label}: są tu znaki, których nie można zapisać';
export const singleLine = '{label}: tylko jeden wiersz';
export const tooLong = '{label}: najwyżej {max} znaków';
/** The form of a day stays as it is, in capital letters of the language where that is usual (JJJJ-MM-TT). */
export const realDay = 'Proszę podać istniejącą datę (RRRR-MM-DD)';
export const clockTime = 'Proszę podać godzinę jako GG:MM';
export const validEmail = 'Proszę podać poprawny adres e-mail';
export const validPhone = 'Proszę podać poprawny numer telefonu';
/** The + is the sign before the code of a country. */
export const callingCode = 'Proszę podać numer telefonu z poprawnym numerem kierunkowym kraju po znaku +';
export const phoneDigits = 'Numer telefonu ma od {min} do {max} cyfr';
/** The extension of a phone number within an organisation. */
export const extensionTooLong = 'Numer wewnętrzny: najwyżej {max} znaków';
