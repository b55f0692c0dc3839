// A field with a list that also accepts typed values.

/** Placeholder. */
export const selectOrType = 'Elige o escribe…';
/** A button beside the typed value that returns to the list. */
export const showOptions = 'Ver opciones';
/** The last row of the list: below matching rows, or alone. */
export const orEnterCustom = 'O escribe otro valor…';
export const enterCustom = 'Escribir otro valor';
