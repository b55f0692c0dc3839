/** Why a button of a review is disabled, shown beside it. */

/** {used} and {max} are numbers of characters. */
export const commentTooLong = 'Il commento è troppo lungo: {used} caratteri su {max}.';
