/** Words that recognisers/people/name-phrase.ts reads. */

/** Small words of surnames. */
export const SMALL_WORDS = /^(?:van|von|de|den|der|ter|ten|di|da|del|della)$/;
