// Dialogs with a question or a short form.

/** The button that closes the dialog without changes. */
export const cancel = 'Cancelar';

/** A question before unsaved input is discarded: its title, text and two buttons. */
export const discard = '¿Descartar lo que has escrito?';
export const notSavedYet = 'Lo que has escrito no está guardado.';
export const discardIt = 'Descartar';
export const keepWriting = 'Seguir escribiendo';

/** In a conflict: labels and values follow, as somebody else saved them. */
export const savedVersion = 'La versión guardada:';
/** Shown for an empty saved value. */
export const empty = 'Vacío';
