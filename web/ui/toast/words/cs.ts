/** A short message at the edge of the page. */

/** Name of its cross, heard by screen readers. */
export const dismiss = 'Zavřít zprávu';
