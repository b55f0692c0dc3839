/** Why a button of a review is disabled, shown beside it. */

/** {used} and {max} are numbers of characters. */
export const commentTooLong = 'The comment is too long: {used} of {max} characters.';
