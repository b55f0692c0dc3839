// Dialogs with a question or a short form.

/** The button that leaves the dialog and changes nothing. */
export const cancel = 'Abbrechen';

/** A question before unsaved input is discarded: its title, text and two buttons. */
export const discard = 'Verwerfen, was du geschrieben hast?';
export const notSavedYet = 'Was du geschrieben hast, ist nicht gespeichert.';
export const discardIt = 'Verwerfen';
export const keepWriting = 'Weiterschreiben';
