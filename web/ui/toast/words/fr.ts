/** Toasts. */

/** Name of the close button for screen readers. */
export const dismiss = 'Fermer le message';
