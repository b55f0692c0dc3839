// Autosaved fields: the save status, beside the field or the title.

/** The status. {reason} is a few words without a full stop. */
export const saved = 'Sparat';
export const saving = 'Sparar…';
export const notSaved = 'Inte sparat: {reason}';
export const overtaken = 'Inte sparat: någon annan har ändrat det här under tiden';
/** Reasons, after that colon. */
export const pleaseTryAgain = 'försök igen';
export const checkMarked = 'kontrollera det som är markerat';
/** The button beside it. */
export const tryAgain = 'Försök igen';

/** A message, title and text, if a closed form could not be saved. */
export const notSavedYet = 'Inte sparat ännu';
export const isKept = 'Det du skrev finns kvar. Öppna formuläret igen för att spara.';

/** Below a field that is nearly full: {length} and {max} are numbers, {hint} is a sentence without its full stop. */
export const room = '{length} av {max} tecken';
export const hintAndRoom = '{hint}. {length} av {max} tecken';
