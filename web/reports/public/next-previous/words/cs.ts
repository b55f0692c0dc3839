/** In the dialog of a report: to the one before and after it in the list. */

export const previous = 'Předchozí hlášení';
export const next = 'Další hlášení';
/** The place of the report in the list. */
export const place = '{place} z {total}';
