/** A button below the filters on a phone that closes them. */

export const show = { one: 'Afficher {count} REX', other: 'Afficher {count} REX' };
/** The same if there are no results. */
export const noMatch = 'Aucun REX trouvé';
