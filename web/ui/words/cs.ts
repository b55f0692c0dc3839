/** Buttons that every dialog has. */

/** Name of the cross, heard by screen readers. */
export const close = 'Zavřít';
