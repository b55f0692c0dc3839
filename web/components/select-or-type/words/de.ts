// A field with a list that also accepts typed values.

/** Placeholder. */
export const selectOrType = 'Wählen oder eingeben…';
/** A button beside the typed value that returns to the list. */
export const showOptions = 'Liste zeigen';
/** The last row of the list: below matching rows, or alone. */
export const orEnterCustom = 'Oder eigene Angabe…';
export const enterCustom = 'Eigene Angabe';
