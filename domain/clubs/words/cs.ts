/** A club's field names, as used in error messages. */

export const clubName = 'Název aeroklubu';
export const clubNameRequired = 'Zadejte název aeroklubu';
export const location = 'Místo';
export const description = 'Popis';
