// The review dialog: fields that the reporter filled in after submission.

/** The heading of that list. */
export const addedLater = 'Added later by the reporter';
/** Instead of that list. */
export const notLoaded = 'What the reporter added later could not be loaded.';
/** A list item: {day} is a day such as Jun 3, 2026, {fields} are field labels separated by commas. */
export const onDay = '{day}: {fields}';
