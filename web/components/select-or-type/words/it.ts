// A field with a list that also accepts typed values.

/** Placeholder. */
export const selectOrType = 'Scegli o scrivi…';
/** A button beside the typed value that returns to the list. */
export const showOptions = 'Mostra l’elenco';
/** The last row of the list: below matching rows, or alone. */
export const orEnterCustom = 'Oppure scrivi un altro valore…';
export const enterCustom = 'Scrivi un altro valore';
