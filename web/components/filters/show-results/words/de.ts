/** A button below the filters on a phone that closes them. */

export const show = { one: '{count} Meldung zeigen', other: '{count} Meldungen zeigen' };
/** The same if there are no results. */
export const noMatch = 'Keine Meldung passt';
