/** A club's field names, as used in error messages. */

export const clubName = 'Name des Vereins';
export const clubNameRequired = 'Bitte gib den Namen des Vereins an';
export const location = 'Ort';
export const description = 'Beschreibung';
