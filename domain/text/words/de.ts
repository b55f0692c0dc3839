/** What is said at a field whose text breaks a rule. {label} is the name of the field, as it stands on the page. */

export const mustBeText = '{label} muss Text sein';
export const forbiddenCharacters = '{label} enthält Zeichen, die sich nicht speichern lassen';
export const singleLine = '{label} darf nur eine Zeile haben';
export const tooLong = '{label} darf höchstens {max} Zeichen haben';
/** The form of a day stays as it is, in capital letters of the language where that is usual (JJJJ-MM-TT). */
export const realDay = 'Bitte gib ein gültiges Datum an (JJJJ-MM-TT)';
export const clockTime = 'Bitte gib die Uhrzeit als HH:MM an';
export const validEmail = 'Bitte gib eine gültige E-Mail-Adresse an';
export const validPhone = 'Bitte gib eine gültige Telefonnummer an';
/** The + is the sign before the code of a country. */
export const callingCode = 'Bitte gib eine Telefonnummer mit gültiger Ländervorwahl nach dem + an';
export const phoneDigits = 'Eine Telefonnummer hat {min} bis {max} Ziffern';
/** The extension of a phone number within an organisation. */
export const extensionTooLong = 'Die Durchwahl darf höchstens {max} Zeichen haben';
