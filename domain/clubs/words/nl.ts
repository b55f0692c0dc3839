/** The fields of a club, as they stand in what is said of them. */

export const clubName = 'Clubnaam';
export const clubNameRequired = 'Vul een clubnaam in';
export const location = 'Plaats';
export const description = 'Beschrijving';
