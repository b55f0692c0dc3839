/** The fields of a club, as they stand in what is said of them. */

export const clubName = 'Název aeroklubu';
export const clubNameRequired = 'Zadejte název aeroklubu';
export const location = 'Místo';
export const description = 'Popis';
