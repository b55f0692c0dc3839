/** Buttons of the report dialog: the previous and next report in the list. */

export const previous = 'Previous report';
export const next = 'Next report';
/** Position of the report in the list. */
export const position = '{position} of {total}';
