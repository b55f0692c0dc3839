/** A button below the filters on a phone: closes them. */

export const show = { one: 'Visa {count} rapport', other: 'Visa {count} rapporter' };
/** In its place where nothing is found. */
export const noMatch = 'Inga rapporter hittades';
