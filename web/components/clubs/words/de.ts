// Choosing a club, on the form and on staff pages.

/** Shown in the list before a club is chosen. */
export const selectClub = 'Verein wählen';
export const loadingClubs = 'Vereine werden geladen…';
/** The label of the list. */
export const club = 'Verein';
/** If the list could not be loaded, and the button to retry. */
export const notLoaded = 'Die Liste der Vereine konnte nicht geladen werden.';
export const loadAgain = 'Vereine neu laden';
/** The same for staff, who have another button. */
export const clubsNotLoaded = 'Die Vereine konnten nicht geladen werden.';
/** In place of the name of a club that was deleted. */
export const unknownClub = 'Unbekannter Verein';
