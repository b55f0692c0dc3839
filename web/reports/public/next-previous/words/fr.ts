/** In the dialog of a report: to the one before and after it in the list. */

export const previous = 'REX précédent';
export const next = 'REX suivant';
/** The place of the report in the list. */
export const place = '{place} sur {total}';
