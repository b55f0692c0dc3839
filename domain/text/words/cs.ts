/** Errors at a text field. {label} is the field's name, as shown on the page. */

export const mustBeText = '{label}: musí to být text';
export const forbiddenCharacters = '{label}: obsahuje znaky, které nelze uložit';
export const singleLine = '{label}: musí být na jednom řádku';
export const tooLong = '{label}: nejvýš {max} znaků';
/** Keep the date format, with the language's own letters where that is usual (JJJJ-MM-TT). */
export const realDay = 'Zadejte prosím skutečné datum (RRRR-MM-DD)';
export const clockTime = 'Zadejte prosím čas jako HH:MM';
export const validEmail = 'Zadejte prosím platnou e-mailovou adresu';
export const validPhone = 'Zadejte prosím platné telefonní číslo';
/** The + is the sign before a country code. */
export const callingCode = 'Zadejte prosím telefonní číslo s platnou předvolbou země za znakem +';
export const phoneDigits = 'Telefonní číslo má {min} až {max} číslic';
/** The extension of a phone number within an organisation. */
export const extensionTooLong = 'Linka smí mít nejvýš {max} znaků';
