/** What some of the published fields are for, which decides what a lone word in them is (C5.3). */

/** Fields that name a place. */
export const PLACE_FIELDS: ReadonlySet<string> = new Set(['locationOccurrence', 'stateArea']);
/** Fields that name a maker or a type. */
export const MAKER_FIELDS: ReadonlySet<string> = new Set(['manufacturer', 'model']);
