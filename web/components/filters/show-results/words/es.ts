/** A button below the filters on a phone: closes them. */

export const show = { one: 'Mostrar {count} informe', other: 'Mostrar {count} informes' };
/** In its place where nothing is found. */
export const noMatch = 'Ningún informe coincide';
