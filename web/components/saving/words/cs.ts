// Autosaved fields: the save status, beside the field or the title.

/** The status. {reason} is a few words without a full stop. */
export const saved = 'Uloženo';
export const saving = 'Ukládám…';
export const notSaved = 'Neuloženo: {reason}';
export const overtaken = 'Neuloženo: mezitím to změnil někdo jiný';
/** Reasons, after that colon. */
export const pleaseTryAgain = 'zkuste to prosím znovu';
export const checkMarked = 'zkontrolujte prosím, co je označené';
/** The button beside it. */
export const tryAgain = 'Zkusit znovu';

/** A message, title and text, if a closed form could not be saved. */
export const notSavedYet = 'Ještě neuloženo';
export const isKept = 'Co jste napsali, zůstalo zachováno. Otevřete formulář znovu a uložte ho.';

/** Below a field that is nearly full: {length} and {max} are numbers, {hint} is a sentence without its full stop. */
export const room = '{length} z {max} znaků';
export const hintAndRoom = '{hint}. {length} z {max} znaků';
