/** In the dialog of a report: to the one before and after it in the list. */

export const previous = 'Segnalazione precedente';
export const next = 'Segnalazione successiva';
/** The place of the report in the list. */
export const place = '{place} di {total}';
