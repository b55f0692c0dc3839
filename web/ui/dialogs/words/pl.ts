// Dialogs with a question or a short form.

/** The button that leaves the dialog and changes nothing. */
export const cancel = 'Anuluj';

/** A question before unsaved input is discarded: its title, text and two buttons. */
export const discard = 'Odrzucić wpisany tekst?';
export const notSavedYet = 'Wpisany tekst nie jest zapisany.';
export const discardIt = 'Odrzuć';
export const keepWriting = 'Pisz dalej';
