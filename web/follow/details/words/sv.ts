// The page /follow: fields that were left empty and can be filled later.

/** The heading above the field for a headline, and the hint below that field. */
export const story = 'Med några ord';
export const headlineHint = 'Några ord, om du kommer på några.';

/** Said while it is asked which fields are empty, where none is, and where nothing was typed. */
export const asking = 'Kontrollerar vad som fortfarande saknas...';
export const nothingLeft = 'Alla fält är ifyllda. Vill du lägga till något mer, skriv ett meddelande ovan.';
export const nothingYet = 'Fyll i minst ett fält';
/** A button where that could not be asked. */
export const again = 'Försök igen';

/** The button, what it reads meanwhile, and what is said afterwards. */
export const send = 'Lägg till uppgifterna';
export const sending = 'Läggs till...';
export const added = 'Tillagt. Säkerhetsteamet kan läsa det nu.';
