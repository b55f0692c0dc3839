/** A club's field names, as used in error messages. */

export const clubName = 'Clubnaam';
export const clubNameRequired = 'Vul een clubnaam in';
export const location = 'Plaats';
export const description = 'Beschrijving';
