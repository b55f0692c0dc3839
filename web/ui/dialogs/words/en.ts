// Dialogs with a question or a short form.

/** The button that closes the dialog without changes. */
export const cancel = 'Cancel';

/** A question before unsaved input is discarded: its title, text and two buttons. */
export const discard = 'Discard what you wrote?';
export const notSavedYet = 'What you wrote has not been saved.';
export const discardIt = 'Discard';
export const keepWriting = 'Keep writing';

/** In a conflict: labels and values follow, as somebody else saved them. */
export const savedVersion = 'The saved version:';
/** Shown for an empty saved value. */
export const empty = 'Empty';
