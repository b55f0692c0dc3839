// A field with a list that also accepts typed values.

/** Placeholder. */
export const selectOrType = 'Choisir ou saisir…';
/** A button beside the typed value that returns to the list. */
export const showOptions = 'Voir les choix';
/** The last row of the list: below matching rows, or alone. */
export const orEnterCustom = 'Ou saisir autre chose…';
export const enterCustom = 'Saisir autre chose';
