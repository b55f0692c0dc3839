// Dialogs with a question or a short form.

/** The button that closes the dialog without changes. */
export const cancel = 'Annuleren';

/** A question before unsaved input is discarded: its title, text and two buttons. */
export const discard = 'Weggooien wat je schreef?';
export const notSavedYet = 'Wat je schreef, is niet opgeslagen.';
export const discardIt = 'Weggooien';
export const keepWriting = 'Verder schrijven';

/** In a conflict: labels and values follow, as somebody else saved them. */
export const savedVersion = 'De opgeslagen versie:';
/** Shown for an empty saved value. */
export const empty = 'Leeg';
