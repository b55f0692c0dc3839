// Dialogs with a question or a short form.

/** The button that closes the dialog without changes. */
export const cancel = 'Zpět';

/** A question before unsaved input is discarded: its title, text and two buttons. */
export const discard = 'Zahodit, co je napsáno?';
export const notSavedYet = 'Co je napsáno, není uloženo.';
export const discardIt = 'Zahodit';
export const keepWriting = 'Psát dál';

/** In a conflict: labels and values follow, as somebody else saved them. */
export const savedVersion = 'Uložená verze:';
/** Shown for an empty saved value. */
export const empty = 'Prázdné';
