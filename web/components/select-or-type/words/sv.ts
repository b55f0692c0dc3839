// A field where one of a list is chosen or something else is typed.

/** What stands in the field while it is empty. */
export const selectOrType = 'Välj eller skriv…';
/** A button beside what is typed: back to the list. */
export const showOptions = 'Visa alternativ';
/** The last row of the list: below rows that match what is sought, or alone. */
export const orEnterCustom = 'Eller skriv ett eget svar…';
export const enterCustom = 'Skriv ett eget svar';
