/** Errors at a text field. {label} is the field's name, as shown on the page. */

export const mustBeText = '”{label}” måste vara text';
export const forbiddenCharacters = '”{label}” innehåller tecken som inte kan sparas';
export const singleLine = '”{label}” får bara ha en rad';
export const tooLong = '”{label}” får ha högst {max} tecken';
/** Keep the date format, with the language's own letters where that is usual (JJJJ-MM-TT). */
export const realDay = 'Ange ett riktigt datum (ÅÅÅÅ-MM-DD)';
export const clockTime = 'Ange tiden som TT:MM';
export const validEmail = 'Ange en giltig e-postadress';
export const validPhone = 'Ange ett giltigt telefonnummer';
/** The + is the sign before a country code. */
export const callingCode = 'Ange ett telefonnummer med giltig landskod efter +';
export const phoneDigits = 'Ett telefonnummer har {min} till {max} siffror';
/** The extension of a phone number within an organisation. */
export const extensionTooLong = 'Anknytningen får ha högst {max} tecken';
