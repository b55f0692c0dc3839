/** The fields of a club, as they stand in what is said of them. */

export const clubName = 'Klubbens namn';
export const clubNameRequired = 'Klubbens namn behövs';
export const location = 'Plats';
export const description = 'Beskrivning';
