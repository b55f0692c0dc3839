/** Buttons of the report dialog: the previous and next report in the list. */

export const previous = 'REX précédent';
export const next = 'REX suivant';
/** Position of the report in the list. */
export const position = '{position} sur {total}';
