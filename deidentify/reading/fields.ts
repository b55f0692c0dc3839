/** Fields with a known kind of content, which decides how a single word in them is read (C5.3) */

export const PLACE_FIELDS: ReadonlySet<string> = new Set(['locationOccurrence', 'stateArea']);
export const MAKER_FIELDS: ReadonlySet<string> = new Set(['manufacturer', 'model']);
/** Day and time fields are generalised as values, not as texts (C5.5). */
export const DATE_AND_TIME_FIELDS: ReadonlySet<string> = new Set(['localDate', 'localTime']);
