// Dialogs with a question or a short form.

/** The button that closes the dialog without changes. */
export const cancel = 'Avbryt';

/** A question before unsaved input is discarded: its title, text and two buttons. */
export const discard = 'Kasta det du skrev?';
export const notSavedYet = 'Det du skrev är inte sparat.';
export const discardIt = 'Kasta';
export const keepWriting = 'Fortsätt skriva';

/** In a conflict: labels and values follow, as somebody else saved them. */
export const savedVersion = 'Den sparade versionen:';
/** Shown for an empty saved value. */
export const empty = 'Tomt';
