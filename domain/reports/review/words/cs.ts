/** Beside the buttons of a review that cannot be pressed: why not. */

/** {used} and {max} are numbers of characters. */
export const commentTooLong = 'Komentář je příliš dlouhý: {used} z {max} znaků.';
