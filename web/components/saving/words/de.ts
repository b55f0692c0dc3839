// Autosaved fields: the save status, beside the field or the title.

/** The status. {reason} is a few words without a full stop. */
export const saved = 'Gespeichert';
export const saving = 'Wird gespeichert…';
export const notSaved = 'Nicht gespeichert: {reason}';
export const overtaken = 'Nicht gespeichert: Jemand anderes hat dies inzwischen geändert';
/** Reasons, after that colon. */
export const pleaseTryAgain = 'Bitte noch einmal versuchen';
export const checkMarked = 'bitte prüfe, was markiert ist';
/** The button beside it. */
export const tryAgain = 'Noch einmal';

/** A message, title and text, if a closed form could not be saved. */
export const notSavedYet = 'Noch nicht gespeichert';
export const isKept = 'Was du geschrieben hast, ist noch da. Öffne das Formular wieder, um es zu speichern.';

/** Below a field that is nearly full: {length} and {max} are numbers, {hint} is a sentence without its full stop. */
export const room = '{length} von {max} Zeichen';
export const hintAndRoom = '{hint}. {length} von {max} Zeichen';
