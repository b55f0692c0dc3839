/** The fields of a club, as they stand in what is said of them. */

export const clubName = 'Name des Vereins';
export const clubNameRequired = 'Bitte gib den Namen des Vereins an';
export const location = 'Ort';
export const description = 'Beschreibung';
