// Fields that save themselves while somebody writes: how the saving stands, beside the field or the title.

/** How it stands. {reason} says why, a few words without a full stop. */
export const saved = 'Uloženo';
export const saving = 'Ukládám…';
export const notSaved = 'Neuloženo: {reason}';
export const overtaken = 'Neuloženo: mezitím to změnil někdo jiný';
/** Reasons, after that colon. */
export const pleaseTryAgain = 'zkuste to prosím znovu';
export const checkMarked = 'zkontrolujte prosím, co je označené';
/** The button beside it. */
export const tryAgain = 'Zkusit znovu';

/** A message when what was written could not be saved before it was closed: title and text. */
export const notSavedYet = 'Ještě neuloženo';
export const isKept = 'Co jste napsali, zůstalo zachováno. Otevřete formulář znovu a uložte ho.';

/** Below a field that is nearly full: {length} and {max} are numbers, {hint} is a sentence without its full stop. */
export const room = '{length} z {max} znaků';
export const hintAndRoom = '{hint}. {length} z {max} znaků';
