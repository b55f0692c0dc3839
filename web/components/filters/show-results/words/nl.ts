/** A button below the filters on a phone: closes them. */

export const show = { one: '{count} melding tonen', other: '{count} meldingen tonen' };
/** In its place where nothing is found. */
export const noMatch = 'Geen meldingen gevonden';
