/** Buttons of the report dialog: the previous and next report in the list. */

export const previous = 'Informe anterior';
export const next = 'Informe siguiente';
/** Position of the report in the list. */
export const position = '{position} de {total}';
