/** Shown if a misspelt keyword matches nothing. */

/** A button that searches for {keyword} instead. */
export const didYouMean = 'Did you mean {keyword}?';
