/** Words that recognisers/people/shapes/by-shape.ts reads. */

/** Endings of adverbs and the like that open a sentence. */
export const NON_SURNAME_ENDING = /(?:ly|ing|ed|wards?|while|time|less|over|fore|upon|s)$/;
