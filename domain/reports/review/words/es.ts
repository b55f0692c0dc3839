/** Why a button of a review is disabled, shown beside it. */

/** {used} and {max} are numbers of characters. */
export const commentTooLong = 'El comentario es demasiado largo: {used} de {max} caracteres.';
