/** A button below the filters on a phone that closes them. */

export const show = { one: 'Mostra {count} segnalazione', other: 'Mostra {count} segnalazioni' };
/** The same if there are no results. */
export const noMatch = 'Nessuna segnalazione';
