/** What each field is for, which decides how to read a lone word in it (C5.3) */

export const PLACE_FIELDS: ReadonlySet<string> = new Set(['locationOccurrence', 'stateArea']);
export const MAKER_FIELDS: ReadonlySet<string> = new Set(['manufacturer', 'model']);
/** Day and time fields are made coarse as values, not as texts (C5.5). */
export const MOMENT_FIELDS: ReadonlySet<string> = new Set(['localDate', 'localTime']);
