// Autosaved fields: the save status, beside the field or the title.

/** The status. {reason} is a few words without a full stop. */
export const saved = 'Zapisano';
export const saving = 'Zapisywanie…';
export const notSaved = 'Nie zapisano: {reason}';
export const overtaken = 'Nie zapisano: w międzyczasie zmienił to ktoś inny';
/** Reasons, after that colon. */
export const pleaseTryAgain = 'proszę spróbować ponownie';
export const checkMarked = 'proszę sprawdzić zaznaczone pola';
/** The button beside it. */
export const tryAgain = 'Spróbuj ponownie';

/** A message, title and text, if a closed form could not be saved. */
export const notSavedYet = 'Jeszcze nie zapisano';
export const isKept = 'Tekst nie przepadł. Wystarczy otworzyć formularz jeszcze raz i zapisać.';

/** Below a field that is nearly full: {length} and {max} are numbers, {hint} is a sentence without its full stop. */
export const room = 'Znaki: {length} z {max}';
export const hintAndRoom = '{hint}. Znaki: {length} z {max}';
