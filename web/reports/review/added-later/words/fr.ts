// The review dialog: fields that the reporter filled in after submission.

/** The heading of that list. */
export const addedLater = 'Ajouté plus tard par l’auteur';
/** Instead of that list. */
export const notLoaded = 'Impossible de charger les précisions ajoutées plus tard.';
/** A list item: {day} is a day such as Jun 3, 2026, {fields} are field labels separated by commas. */
export const onDay = '{day} : {fields}';
