/** A club's field names, as used in error messages. */

export const clubName = 'Nazwa klubu';
export const clubNameRequired = 'Proszę podać nazwę klubu';
export const location = 'Miejscowość';
export const description = 'Opis';
