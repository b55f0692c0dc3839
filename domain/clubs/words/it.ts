/** A club's field names, as used in error messages. */

export const clubName = 'Nome del club';
export const clubNameRequired = 'Serve il nome del club';
export const location = 'Luogo';
export const description = 'Descrizione';
