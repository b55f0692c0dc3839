// Dialogs with a question or a short form.

/** The button that closes the dialog without changes. */
export const cancel = 'Annulla';

/** A question before unsaved input is discarded: its title, text and two buttons. */
export const discard = 'Scartare quello che hai scritto?';
export const notSavedYet = 'Quello che hai scritto non è salvato.';
export const discardIt = 'Scarta';
export const keepWriting = 'Continua a scrivere';

/** In a conflict: labels and values follow, as somebody else saved them. */
export const savedVersion = 'La versione salvata:';
/** Shown for an empty saved value. */
export const empty = 'Vuoto';
