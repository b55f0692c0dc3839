/** The control in the header that leads to the same page in another language. */

export const languageMenu = 'Språk';
