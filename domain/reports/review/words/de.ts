/** Beside the buttons of a review that cannot be pressed: why not. */

/** {used} and {max} are numbers of characters. */
export const commentTooLong = 'Der Kommentar ist zu lang: {used} von {max} Zeichen.';
