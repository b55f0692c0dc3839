// Autosaved fields: the save status, beside the field or the title.

/** The status. {reason} is a few words without a full stop. */
export const saved = 'Saved';
export const saving = 'Saving…';
export const notSaved = 'Not saved: {reason}';
export const overtaken = 'Not saved: somebody else has changed this in the meantime';
/** Reasons, after that colon. */
export const pleaseTryAgain = 'Please try again';
export const checkMarked = 'please check the marked fields';
/** The button beside it. */
export const tryAgain = 'Try again';

/** A message, title and text, if a closed form could not be saved. */
export const notSavedYet = 'Not saved yet';
export const isKept = 'What you wrote has been kept. Open the form again to save it.';

/** Below a field that is nearly full: {length} and {max} are numbers, {hint} is a sentence without its full stop. */
export const room = '{length} of {max} characters';
export const hintAndRoom = '{hint}. {length} of {max} characters';
