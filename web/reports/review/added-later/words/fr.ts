// The review dialog: fields that the reporter filled in later.

/** The heading of that list. */
export const addedLater = 'Ajouté plus tard par l’auteur';
/** One line of it: {day} is a day, such as Jun 3, 2026, {fields} the labels of fields, separated by commas. */
export const onDay = '{day} : {fields}';
