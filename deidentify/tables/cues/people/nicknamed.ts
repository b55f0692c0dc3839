/** Words that recognisers/people/shapes/nicknamed.ts reads. */

export const EPITHETS = new Set('Old Big Little Young Mad Wee Long Tall Fat Wild Crazy'.split(' '));
