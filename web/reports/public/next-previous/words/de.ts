/** In the dialog of a report: to the one before and after it in the list. */

export const previous = 'Vorige Meldung';
export const next = 'Nächste Meldung';
/** The place of the report in the list. */
export const place = '{place} von {total}';
