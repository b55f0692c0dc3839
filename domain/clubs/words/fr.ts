/** The fields of a club, as they stand in what is said of them. */

export const clubName = 'Nom du club';
export const clubNameRequired = 'Indiquez le nom du club';
export const location = 'Lieu';
export const description = 'Description';
