/** A button below the filters on a phone: closes them. */

export const show = { one: 'Mostra {count} segnalazione', other: 'Mostra {count} segnalazioni' };
/** In its place where nothing is found. */
export const noMatch = 'Nessuna segnalazione';
