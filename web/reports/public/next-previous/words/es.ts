/** In the dialog of a report: to the one before and after it in the list. */

export const previous = 'Informe anterior';
export const next = 'Informe siguiente';
/** The place of the report in the list. */
export const place = '{place} de {total}';
