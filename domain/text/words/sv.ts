/** What is said at a field whose text breaks a rule. {label} is the name of the field, as it stands on the page. */

export const mustBeText = '{label} måste vara text';
export const forbiddenCharacters = '{label} innehåller tecken som inte kan sparas';
export const singleLine = '{label} får bara ha en rad';
export const tooLong = '{label} får ha högst {max} tecken';
/** The form of a day stays as it is, in capital letters of the language where that is usual (JJJJ-MM-TT). */
export const realDay = 'Ange ett riktigt datum (ÅÅÅÅ-MM-DD)';
export const clockTime = 'Ange tiden som TT:MM';
export const validEmail = 'Ange en giltig e-postadress';
export const validPhone = 'Ange ett giltigt telefonnummer';
/** The + is the sign before the code of a country. */
export const callingCode = 'Ange ett telefonnummer med giltig landskod efter +';
export const phoneDigits = 'Ett telefonnummer har {min} till {max} siffror';
/** The extension of a phone number within an organisation. */
export const extensionTooLong = 'Anknytningen får ha högst {max} tecken';
