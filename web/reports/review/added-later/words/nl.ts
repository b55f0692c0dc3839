// The review dialog: fields that the reporter filled in after submission.

/** The heading of that list. */
export const addedLater = 'Later aangevuld door de melder';
/** Instead of that list. */
export const notLoaded = 'De latere aanvullingen konden niet worden geladen.';
/** A list item: {day} is a day such as Jun 3, 2026, {fields} are field labels separated by commas. */
export const onDay = '{day}: {fields}';
