// The review dialog: fields that the reporter filled in after submission.

/** The heading of that list. */
export const addedLater = 'Añadido más tarde por quien informó';
/** Instead of that list. */
export const notLoaded = 'No se han podido cargar los datos añadidos más tarde.';
/** A list item: {day} is a day such as Jun 3, 2026, {fields} are field labels separated by commas. */
export const onDay = '{day}: {fields}';
