/** Words that recognisers/people/shapes/series.ts reads. */

/** The writer, in a series of people: "Anna, Tom and I". */
export const FIRST_PERSON_PRONOUN = /^(?:i|me|myself|ich|mich|moi|ik|mij|ja|yo|io|jag|jeg|meg|mig)$/;
