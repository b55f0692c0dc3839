/** Beside the buttons of a review that cannot be pressed: why not. */

/** {used} and {max} are numbers of characters. */
export const commentTooLong = 'L’analyse est trop longue : {used} caractères sur {max}.';
