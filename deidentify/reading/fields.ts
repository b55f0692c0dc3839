/** What some of the published fields are for, which decides what a lone word in them is (C5.3). */

/** Fields that name a place. */
export const PLACE_FIELDS: ReadonlySet<string> = new Set(['locationOccurrence', 'stateArea']);
/** Fields that name a maker or a type. */
export const MAKER_FIELDS: ReadonlySet<string> = new Set(['manufacturer', 'model']);
/** Fields that hold a day or a time of their own, made coarse where they stand and not as a text (C5.5). */
export const MOMENT_FIELDS: ReadonlySet<string> = new Set(['localDate', 'localTime']);
