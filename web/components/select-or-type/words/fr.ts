// A field where one of a list is chosen or something else is typed.

/** What stands in the field while it is empty. */
export const selectOrType = 'Choisir ou saisir…';
/** A button beside what is typed: back to the list. */
export const showOptions = 'Voir les choix';
/** The last row of the list: below rows that match what is sought, or alone. */
export const orEnterCustom = 'Ou saisir autre chose…';
export const enterCustom = 'Saisir autre chose';
