/** Errors at a text field. {label} is the field's name, as shown on the page. */

export const mustBeText = '{label} : du texte est attendu';
export const forbiddenCharacters = '{label} : certains caractères ne peuvent pas être enregistrés';
export const singleLine = '{label} : une seule ligne';
export const tooLong = '{label} : {max} caractères au plus';
/** Keep the date format, with the language's own letters where that is usual (JJJJ-MM-TT). */
export const realDay = 'Indiquez une date qui existe (AAAA-MM-JJ)';
export const clockTime = 'Indiquez l’heure sous la forme HH:MM';
export const validEmail = 'Indiquez une adresse e-mail valide';
export const validPhone = 'Indiquez un numéro de téléphone valide';
/** The + is the sign before a country code. */
export const callingCode = 'Indiquez un numéro de téléphone avec un indicatif de pays valide après le +';
export const phoneDigits = 'Un numéro de téléphone compte de {min} à {max} chiffres';
/** The extension of a phone number within an organisation. */
export const extensionTooLong = 'Le numéro de poste compte {max} caractères au plus';
