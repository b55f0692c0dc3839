// A field with a list that also accepts typed values.

/** Placeholder. */
export const selectOrType = 'Wybierz lub wpisz…';
/** A button beside the typed value that returns to the list. */
export const showOptions = 'Pokaż listę';
/** The last row of the list: below matching rows, or alone. */
export const orEnterCustom = 'Albo wpisz coś innego…';
export const enterCustom = 'Wpisz coś innego';
