// Choosing a club, on the form and on staff pages.

/** Shown in the list before a club is chosen. */
export const selectClub = 'Välj en klubb';
export const loadingClubs = 'Laddar klubbar…';
/** The label of the list. */
export const club = 'Klubb';
/** If the list could not be loaded, and the button to retry. */
export const notLoaded = 'Listan över klubbar kunde inte laddas.';
export const loadAgain = 'Ladda klubbarna igen';
/** The same for staff, who have another button. */
export const clubsNotLoaded = 'Klubbarna kunde inte laddas.';
/** In place of the name of a club that was deleted. */
export const unknownClub = 'Okänd klubb';
