/** Why a button of a review is disabled, shown beside it. */

/** {used} and {max} are numbers of characters. */
export const commentTooLong = 'Der Kommentar ist zu lang: {used} von {max} Zeichen.';
