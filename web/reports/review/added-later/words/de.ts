// The review dialog: fields that the reporter filled in after submission.

/** The heading of that list. */
export const addedLater = 'Von der meldenden Person später ergänzt';
/** Instead of that list. */
export const notLoaded = 'Die späteren Ergänzungen konnten nicht geladen werden.';
/** A list item: {day} is a day such as Jun 3, 2026, {fields} are field labels separated by commas. */
export const onDay = '{day}: {fields}';
