/** A button below the filters on a phone that closes them. */

export const show = { one: 'Mostrar {count} informe', other: 'Mostrar {count} informes' };
/** The same if there are no results. */
export const noMatch = 'Ningún informe coincide';
