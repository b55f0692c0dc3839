// A field where one of a list is chosen or something else is typed.

/** What stands in the field while it is empty. */
export const selectOrType = 'Scegli o scrivi…';
/** A button beside what is typed: back to the list. */
export const showOptions = 'Mostra l’elenco';
/** The last row of the list: below rows that match what is sought, or alone. */
export const orEnterCustom = 'Oppure scrivi un altro valore…';
export const enterCustom = 'Scrivi un altro valore';
