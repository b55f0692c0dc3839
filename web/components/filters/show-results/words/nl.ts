/** A button below the filters on a phone that closes them. */

export const show = { one: '{count} melding tonen', other: '{count} meldingen tonen' };
/** The same if there are no results. */
export const noMatch = 'Geen meldingen gevonden';
