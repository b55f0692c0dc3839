/** A button below the filters on a phone: closes them. */

export const show = { one: 'Afficher {count} REX', other: 'Afficher {count} REX' };
/** In its place where nothing is found. */
export const noMatch = 'Aucun REX trouvé';
