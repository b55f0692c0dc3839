/** Beside the buttons of a review that cannot be pressed: why not. */

/** {used} and {max} are numbers of characters. */
export const commentTooLong = 'Il commento è troppo lungo: {used} caratteri su {max}.';
