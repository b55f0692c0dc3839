/** The fields of a club, as they stand in what is said of them. */

export const clubName = 'Club name';
export const clubNameRequired = 'Club name is required';
export const location = 'Location';
export const description = 'Description';
