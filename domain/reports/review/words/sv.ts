/** Beside the buttons of a review that cannot be pressed: why not. */

/** {used} and {max} are numbers of characters. */
export const commentTooLong = 'Kommentaren är för lång: {used} av {max} tecken.';
