/** In the dialog of a report: to the one before and after it in the list. */

export const previous = 'Previous report';
export const next = 'Next report';
/** The place of the report in the list. */
export const place = '{place} of {total}';
