/** Errors at a text field. {label} is the field's name, as shown on the page. */

export const mustBeText = '{label}: tiene que ser texto';
export const forbiddenCharacters = '{label}: hay caracteres que no se pueden guardar';
export const singleLine = '{label}: tiene que caber en una sola línea';
export const tooLong = '{label}: como mucho {max} caracteres';
/** Keep the date format, with the language's own letters where that is usual (JJJJ-MM-TT). */
export const realDay = 'Escribe una fecha que exista (AAAA-MM-DD)';
export const clockTime = 'Escribe la hora como HH:MM';
export const validEmail = 'Escribe un correo válido';
export const validPhone = 'Escribe un teléfono válido';
/** The + is the sign before a country code. */
export const callingCode = 'Escribe un teléfono con un prefijo de país válido tras el +';
export const phoneDigits = 'Un teléfono tiene de {min} a {max} cifras';
/** The extension of a phone number within an organisation. */
export const extensionTooLong = 'La extensión puede tener como mucho {max} caracteres';
