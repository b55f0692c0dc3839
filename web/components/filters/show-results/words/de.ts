/** A button below the filters on a phone: closes them. */

export const show = { one: '{count} Meldung zeigen', other: '{count} Meldungen zeigen' };
/** In its place where nothing is found. */
export const noMatch = 'Keine Meldung passt';
