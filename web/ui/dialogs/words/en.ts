// Dialogs with a question or a short form.

/** The button that closes the dialog without changes. */
export const cancel = 'Cancel';
