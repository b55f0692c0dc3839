/** Buttons of the report dialog: the previous and next report in the list. */

export const previous = 'Vorige Meldung';
export const next = 'Nächste Meldung';
/** Position of the report in the list. */
export const position = '{position} von {total}';
