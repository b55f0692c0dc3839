/** Errors at a text field. {label} is the field's name, as shown on the page. */

export const mustBeText = '‘{label}’ moet tekst zijn';
export const forbiddenCharacters = '‘{label}’ bevat tekens die niet kunnen worden opgeslagen';
export const singleLine = '‘{label}’ mag maar één regel zijn';
export const tooLong = '‘{label}’ mag hoogstens {max} tekens hebben';
/** Keep the date format, with the language's own letters where that is usual (JJJJ-MM-TT). */
export const realDay = 'Vul een bestaande datum in (JJJJ-MM-DD)';
export const clockTime = 'Vul een tijd in als UU:MM';
export const validEmail = 'Vul een geldig e-mailadres in';
export const validPhone = 'Vul een geldig telefoonnummer in';
/** The + is the sign before a country code. */
export const callingCode = 'Vul een telefoonnummer in met een geldig landnummer na de +';
export const phoneDigits = 'Een telefoonnummer heeft {min} tot {max} cijfers';
/** The extension of a phone number within an organisation. */
export const extensionTooLong = 'Het doorkiesnummer mag hoogstens {max} tekens hebben';
