// The page /follow: fields that were left empty and can be filled in later.

/** The heading above the field for a headline, and the hint below that field. */
export const story = 'Med några ord';
export const headlineHint = 'Några ord, om du kommer på några.';

/** While the empty fields are loading; if there are none; if nothing was typed. */
export const asking = 'Kontrollerar vad som fortfarande saknas…';
export const nothingLeft = 'Alla fält är ifyllda. Vill du lägga till något mer, skriv ett meddelande ovan.';
export const nothingYet = 'Fyll i minst ett fält';
/** A button if they could not be loaded. */
export const again = 'Försök igen';

/** The button, its label while busy, and the message afterwards. */
export const send = 'Lägg till uppgifterna';
export const sending = 'Lägger till…';
export const added = 'Tillagt. Säkerhetsteamet kan läsa det nu.';
