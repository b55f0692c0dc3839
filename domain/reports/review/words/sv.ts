/** Why a button of a review is disabled, shown beside it. */

/** {used} and {max} are numbers of characters. */
export const commentTooLong = 'Kommentaren är för lång: {used} av {max} tecken.';
