/** The fields of a club, as they stand in what is said of them. */

export const clubName = 'Nombre del club';
export const clubNameRequired = 'Escribe el nombre del club';
export const location = 'Lugar';
export const description = 'Descripción';
