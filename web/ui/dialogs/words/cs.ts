// Dialogs with a question or a short form.

/** The button that leaves the dialog and changes nothing. */
export const cancel = 'Zpět';
