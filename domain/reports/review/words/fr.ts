/** Why a button of a review is disabled, shown beside it. */

/** {used} and {max} are numbers of characters. */
export const commentTooLong = 'L’analyse est trop longue : {used} caractères sur {max}.';
