// A field with a list that also accepts typed values.

/** Placeholder. */
export const selectOrType = 'Kies of typ…';
/** A button beside the typed value that returns to the list. */
export const showOptions = 'Keuzes tonen';
/** The last row of the list: below matching rows, or alone. */
export const orEnterCustom = 'Of vul zelf iets in…';
export const enterCustom = 'Zelf iets invullen';
