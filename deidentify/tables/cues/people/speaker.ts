/** Words that recognisers/people/shapes/speaker.ts reads. */

/** What a place's own station is called. */
export const STATIONS = /^(?:radio|tower|radar|approach|control|information|ground|director|gate|traffic|unicom|base)$/;
