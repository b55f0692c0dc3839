// Autosaved fields: the save status, beside the field or the title.

/** The status. {reason} is a few words without a full stop. */
export const saved = 'Salvato';
export const saving = 'Salvataggio…';
export const notSaved = 'Non salvato: {reason}';
export const overtaken = 'Non salvato: nel frattempo qualcun altro ha fatto una modifica';
/** Reasons, after that colon. */
export const pleaseTryAgain = 'riprova';
export const checkMarked = 'controlla i campi evidenziati';
/** The button beside it. */
export const tryAgain = 'Riprova';

/** A message, title and text, if a closed form could not be saved. */
export const notSavedYet = 'Non ancora salvato';
export const isKept = 'Quello che hai scritto è conservato. Riapri il modulo per salvarlo.';

/** Below a field that is nearly full: {length} and {max} are numbers, {hint} is a sentence without its full stop. */
export const room = '{length} caratteri su {max}';
export const hintAndRoom = '{hint}. {length} caratteri su {max}';
