// A field with a list that also accepts typed values.

/** Placeholder. */
export const selectOrType = 'Vyberte nebo napište…';
/** A button beside the typed value that returns to the list. */
export const showOptions = 'Zobrazit seznam';
/** The last row of the list: below matching rows, or alone. */
export const orEnterCustom = 'Nebo napsat vlastní…';
export const enterCustom = 'Napsat vlastní';
