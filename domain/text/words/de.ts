/** Errors at a text field. {label} is the field's name, as shown on the page. */

export const mustBeText = '„{label}“ muss Text sein';
export const forbiddenCharacters = '„{label}“ enthält Zeichen, die sich nicht speichern lassen';
export const singleLine = '„{label}“ darf nur eine Zeile haben';
export const tooLong = '„{label}“ darf höchstens {max} Zeichen haben';
/** Keep the date format, with the language's own letters where that is usual (JJJJ-MM-TT). */
export const realDay = 'Bitte gib ein gültiges Datum an (JJJJ-MM-TT)';
export const clockTime = 'Bitte gib die Uhrzeit als HH:MM an';
export const validEmail = 'Bitte gib eine gültige E-Mail-Adresse an';
export const validPhone = 'Bitte gib eine gültige Telefonnummer an';
/** The + is the sign before a country code. */
export const callingCode = 'Bitte gib eine Telefonnummer mit gültiger Ländervorwahl nach dem + an';
export const phoneDigits = 'Eine Telefonnummer hat {min} bis {max} Ziffern';
/** The extension of a phone number within an organisation. */
export const extensionTooLong = 'Die Durchwahl darf höchstens {max} Zeichen haben';
