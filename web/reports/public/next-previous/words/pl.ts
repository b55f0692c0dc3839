/** In the dialog of a report: to the one before and after it in the list. */

export const previous = 'Poprzednie zgłoszenie';
export const next = 'Następne zgłoszenie';
/** The place of the report in the list. */
export const place = '{place} z {total}';
