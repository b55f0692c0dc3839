/** Buttons of the report dialog: the previous and next report in the list. */

export const previous = 'Segnalazione precedente';
export const next = 'Segnalazione successiva';
/** Position of the report in the list. */
export const position = '{position} di {total}';
