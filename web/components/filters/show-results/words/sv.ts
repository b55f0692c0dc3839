/** A button below the filters on a phone that closes them. */

export const show = { one: 'Visa {count} rapport', other: 'Visa {count} rapporter' };
/** The same if there are no results. */
export const noMatch = 'Inga rapporter hittades';
