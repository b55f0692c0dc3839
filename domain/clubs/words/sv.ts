/** A club's field names, as used in error messages. */

export const clubName = 'Klubbens namn';
export const clubNameRequired = 'Klubbens namn behövs';
export const location = 'Plats';
export const description = 'Beskrivning';
