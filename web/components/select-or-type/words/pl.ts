// A field where one of a list is chosen or something else is typed.

/** What stands in the field while it is empty. */
export const selectOrType = 'Wybierz lub wpisz…';
/** A button beside what is typed: back to the list. */
export const showOptions = 'Pokaż listę';
/** The last row of the list: below rows that match what is sought, or alone. */
export const orEnterCustom = 'Albo wpisz coś innego…';
export const enterCustom = 'Wpisz coś innego';
