/** The fields of a club, as they stand in what is said of them. */

export const clubName = 'Nazwa klubu';
export const clubNameRequired = 'Proszę podać nazwę klubu';
export const location = 'Miejscowość';
export const description = 'Opis';
