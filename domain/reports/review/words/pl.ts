/** Why a button of a review is disabled, shown beside it. */

/** {used} and {max} are numbers of characters. */
export const commentTooLong = 'Komentarz jest za długi: znaków {used} z {max}.';
