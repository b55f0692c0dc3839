/** A button below the filters on a phone: closes them. */

export const show = { one: 'Show {count} report', other: 'Show {count} reports' };
/** In its place where nothing is found. */
export const noMatch = 'No reports match';
