/** What is said at a field whose text breaks a rule. {label} is the name of the field, as it stands on the page. */

export const mustBeText = '{label} : du texte est attendu';
export const forbiddenCharacters = '{label} : certains caractères ne peuvent pas être enregistrés';
export const singleLine = '{label} : une seule ligne';
export const tooLong = '{label} : {max} caractères au plus';
/** The form of a day stays as it is, in capital letters of the language where that is usual (JJJJ-MM-TT). */
export const realDay = 'Indiquez une date qui existe (AAAA-MM-JJ)';
export const clockTime = 'Indiquez l’heure sous la forme HH:MM';
export const validEmail = 'Indiquez une adresse e-mail valide';
export const validPhone = 'Indiquez un numéro de téléphone valide';
/** The + is the sign before the code of a country. */
export const callingCode = 'Indiquez un numéro de téléphone avec un indicatif de pays valide après le +';
export const phoneDigits = 'Un numéro de téléphone compte de {min} à {max} chiffres';
/** The extension of a phone number within an organisation. */
export const extensionTooLong = 'Le numéro de poste compte {max} caractères au plus';
