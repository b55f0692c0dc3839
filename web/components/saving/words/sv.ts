// Fields that save themselves while somebody writes: how the saving stands, beside the field or the title.

/** How it stands. {reason} says why, a few words without a full stop. */
export const saved = 'Sparat';
export const saving = 'Sparar…';
export const notSaved = 'Inte sparat: {reason}';
export const overtaken = 'Inte sparat: någon annan har ändrat det här under tiden';
/** Reasons, after that colon. */
export const pleaseTryAgain = 'försök igen';
export const checkMarked = 'kontrollera det som är markerat';
/** The button beside it. */
export const tryAgain = 'Försök igen';

/** A message when what was written could not be saved before it was closed: title and text. */
export const notSavedYet = 'Inte sparat ännu';
export const isKept = 'Det du skrev finns kvar. Öppna formuläret igen för att spara.';

/** Below a field that is nearly full: {length} and {max} are numbers, {hint} is a sentence without its full stop. */
export const room = '{length} av {max} tecken';
export const hintAndRoom = '{hint}. {length} av {max} tecken';
