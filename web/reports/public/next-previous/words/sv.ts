/** In the dialog of a report: to the one before and after it in the list. */

export const previous = 'Föregående rapport';
export const next = 'Nästa rapport';
/** The place of the report in the list. */
export const place = '{place} av {total}';
