// The review dialog: fields that the reporter filled in after submission.

/** The heading of that list. */
export const addedLater = 'Aggiunto più tardi da chi ha segnalato';
/** Instead of that list. */
export const notLoaded = 'Non è stato possibile caricare i dettagli aggiunti più tardi.';
/** A list item: {day} is a day such as Jun 3, 2026, {fields} are field labels separated by commas. */
export const onDay = '{day}: {fields}';
