/** A button below the filters on a phone that closes them. */

export const show = { one: 'Show {count} report', other: 'Show {count} reports' };
/** The same if there are no results. */
export const noMatch = 'No reports match';
