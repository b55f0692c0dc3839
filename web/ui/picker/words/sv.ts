// The open list of a picker.

/** The search box: its name for screen readers, and its placeholder. */
export const searchList = 'Sök i listan';
export const searchOrType = 'Sök eller skriv…';
export const noOptions = 'Inga alternativ hittades.';
/** The name of the list for screen readers. */
export const options = 'Alternativ';
/** A message: title and text. */
export const notLoaded = 'Listan kunde inte laddas';
export const checkConnection = 'Kontrollera internetanslutningen och försök igen';
