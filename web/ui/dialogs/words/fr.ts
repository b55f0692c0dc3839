// Dialogs with a question or a short form.

/** The button that closes the dialog without changes. */
export const cancel = 'Annuler';

/** A question before unsaved input is discarded: its title, text and two buttons. */
export const discard = 'Abandonner ce que vous avez écrit ?';
export const notSavedYet = 'Ce que vous avez écrit n’est pas enregistré.';
export const discardIt = 'Abandonner';
export const keepWriting = 'Continuer à écrire';

/** In a conflict: labels and values follow, as somebody else saved them. */
export const savedVersion = 'La version enregistrée :';
/** Shown for an empty saved value. */
export const empty = 'Vide';
