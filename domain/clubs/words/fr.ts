/** A club's field names, as used in error messages. */

export const clubName = 'Nom du club';
export const clubNameRequired = 'Indiquez le nom du club';
export const location = 'Lieu';
export const description = 'Description';
