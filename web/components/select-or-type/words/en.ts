// A field with a list that also accepts typed values.

/** Placeholder. */
export const selectOrType = 'Select or type...';
/** A button beside the typed value that returns to the list. */
export const showOptions = 'Show options';
/** The last row of the list: below matching rows, or alone. */
export const orEnterCustom = 'Or enter custom value...';
export const enterCustom = 'Enter custom value';
