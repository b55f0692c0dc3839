// The review dialog: fields that the reporter filled in after submission.

/** The heading of that list. */
export const addedLater = 'Doplněno později oznamovatelem';
/** Instead of that list. */
export const notLoaded = 'Pozdější doplnění se nepodařilo načíst.';
/** A list item: {day} is a day such as Jun 3, 2026, {fields} are field labels separated by commas. */
export const onDay = '{day}: {fields}';
