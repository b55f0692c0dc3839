/** Words that recognisers/people/shapes/by-shape.ts reads. */

/** Adverbs and the like that open a sentence. */
export const NO_FAMILY = /(?:ly|ing|ed|wards?|while|time|less|over|fore|upon|s)$/;
