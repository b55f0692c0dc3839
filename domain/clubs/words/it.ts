/** The fields of a club, as they stand in what is said of them. */

export const clubName = 'Nome del club';
export const clubNameRequired = 'Serve il nome del club';
export const location = 'Luogo';
export const description = 'Descrizione';
