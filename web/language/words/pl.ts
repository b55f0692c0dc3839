/** The header menu that opens the same page in another language. */

/** Name of the menu for screen readers; it lists the languages by their own names. */
export const languageMenu = 'Język';
