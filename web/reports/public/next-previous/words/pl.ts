/** Buttons of the report dialog: the previous and next report in the list. */

export const previous = 'Poprzednie zgłoszenie';
export const next = 'Następne zgłoszenie';
/** Position of the report in the list. */
export const position = '{position} z {total}';
