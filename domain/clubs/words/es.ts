/** A club's field names, as used in error messages. */

export const clubName = 'Nombre del club';
export const clubNameRequired = 'Escribe el nombre del club';
export const location = 'Lugar';
export const description = 'Descripción';
