/** Errors at a text field. {label} is the field's name, as shown on the page. */

export const mustBeText = '{label} must be text';
export const forbiddenCharacters = '{label} contains characters that cannot be stored';
export const singleLine = '{label} must be a single line';
export const tooLong = '{label} must be at most {max} characters';
/** Keep the date format, with the language's own letters where that is usual (JJJJ-MM-TT). */
export const realDay = 'Please enter a valid date (YYYY-MM-DD)';
export const clockTime = 'Please enter a time as HH:MM';
export const validEmail = 'Please enter a valid email address';
export const validPhone = 'Please enter a valid phone number';
/** The + is the sign before a country code. */
export const callingCode = 'Please enter a phone number with a valid country calling code after the +';
export const phoneDigits = 'A phone number has {min} to {max} digits';
/** The extension of a phone number within an organisation. */
export const extensionTooLong = 'The extension must be at most {max} characters';
