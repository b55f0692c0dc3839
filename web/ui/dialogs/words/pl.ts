// Dialogs with a question or a short form.

/** The button that closes the dialog without changes. */
export const cancel = 'Anuluj';

/** A question before unsaved input is discarded: its title, text and two buttons. */
export const discard = 'Odrzucić wpisany tekst?';
export const notSavedYet = 'Wpisany tekst nie jest zapisany.';
export const discardIt = 'Odrzuć';
export const keepWriting = 'Pisz dalej';

/** In a conflict: labels and values follow, as somebody else saved them. */
export const savedVersion = 'Zapisana wersja:';
/** Shown for an empty saved value. */
export const empty = 'Puste';
