/** Buttons of the report dialog: the previous and next report in the list. */

export const previous = 'Föregående rapport';
export const next = 'Nästa rapport';
/** Position of the report in the list. */
export const position = '{position} av {total}';
