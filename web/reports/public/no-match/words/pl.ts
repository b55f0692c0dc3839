/** In place of a list that a misspelt keyword left empty. */

/** A button; {keyword} is what is searched for then. */
export const didYouMean = 'Czy chodziło o: {keyword}?';
