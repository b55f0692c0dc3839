/** In the dialog of a report: to the one before and after it in the list. */

export const previous = 'Vorige melding';
export const next = 'Volgende melding';
/** The place of the report in the list. */
export const place = '{place} van {total}';
