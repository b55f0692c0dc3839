/** The control in the header that leads to the same page in another language. */

/** Name of the control, heard by screen readers; the languages stand in it by their own names. */
export const languageMenu = 'Language';
