/** What is said at a field whose text breaks a rule. {label} is the name of the field, as it stands on the page. */

export const mustBeText = '{label} moet tekst zijn';
export const forbiddenCharacters = '{label} bevat tekens die niet kunnen worden opgeslagen';
export const singleLine = '{label} mag maar één regel zijn';
export const tooLong = '{label} mag hoogstens {max} tekens hebben';
/** The form of a day stays as it is, in capital letters of the language where that is usual (JJJJ-MM-TT). */
export const realDay = 'Vul een bestaande datum in (JJJJ-MM-DD)';
export const clockTime = 'Vul een tijd in als UU:MM';
export const validEmail = 'Vul een geldig e-mailadres in';
export const validPhone = 'Vul een geldig telefoonnummer in';
/** The + is the sign before the code of a country. */
export const callingCode = 'Vul een telefoonnummer in met een geldig landnummer na de +';
export const phoneDigits = 'Een telefoonnummer heeft {min} tot {max} cijfers';
/** The extension of a phone number within an organisation. */
export const extensionTooLong = 'Het doorkiesnummer mag hoogstens {max} tekens hebben';
