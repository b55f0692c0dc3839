// A field with a list that also accepts typed values.

/** Placeholder. */
export const selectOrType = 'Välj eller skriv…';
/** A button beside the typed value that returns to the list. */
export const showOptions = 'Visa alternativ';
/** The last row of the list: below matching rows, or alone. */
export const orEnterCustom = 'Eller skriv ett eget svar…';
export const enterCustom = 'Skriv ett eget svar';
