/** Buttons of the report dialog: the previous and next report in the list. */

export const previous = 'Vorige melding';
export const next = 'Volgende melding';
/** Position of the report in the list. */
export const position = '{position} van {total}';
