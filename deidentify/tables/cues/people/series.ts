/** Words that recognisers/people/shapes/series.ts reads. */

export const MYSELF = /^(?:i|me|myself|ich|mich|moi|ik|mij|ja|yo|io|jag|jeg|meg|mig)$/;
