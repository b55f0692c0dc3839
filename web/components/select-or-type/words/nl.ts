// A field where one of a list is chosen or something else is typed.

/** What stands in the field while it is empty. */
export const selectOrType = 'Kies of typ…';
/** A button beside what is typed: back to the list. */
export const showOptions = 'Keuzes tonen';
/** The last row of the list: below rows that match what is sought, or alone. */
export const orEnterCustom = 'Of vul zelf iets in…';
export const enterCustom = 'Zelf iets invullen';
