/** A club's field names, as used in error messages. */

export const clubName = 'Club name';
export const clubNameRequired = 'Club name is required';
export const location = 'Location';
export const description = 'Description';
