// Dialogs with a question or a short form.

/** The button that closes the dialog without changes. */
export const cancel = 'Abbrechen';

/** A question before unsaved input is discarded: its title, text and two buttons. */
export const discard = 'Verwerfen, was du geschrieben hast?';
export const notSavedYet = 'Was du geschrieben hast, ist nicht gespeichert.';
export const discardIt = 'Verwerfen';
export const keepWriting = 'Weiterschreiben';

/** In a conflict: labels and values follow, as somebody else saved them. */
export const savedVersion = 'Gespeichert ist:';
/** Shown for an empty saved value. */
export const empty = 'Leer';
