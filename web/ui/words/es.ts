/** Buttons that every dialog has. */

/** Name of the close button for screen readers. */
export const close = 'Cerrar';
