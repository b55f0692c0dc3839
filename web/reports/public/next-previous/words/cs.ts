/** Buttons of the report dialog: the previous and next report in the list. */

export const previous = 'Předchozí hlášení';
export const next = 'Další hlášení';
/** Position of the report in the list. */
export const position = '{position} z {total}';
