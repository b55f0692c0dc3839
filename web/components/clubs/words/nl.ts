// Choosing a club, on the form and on staff pages.

/** Shown in the list before a club is chosen. */
export const selectClub = 'Kies een club';
export const loadingClubs = 'Clubs laden…';
/** The label of the list. */
export const club = 'Club';
/** If the list could not be loaded, and the button to retry. */
export const notLoaded = 'De lijst met clubs kon niet worden geladen.';
export const loadAgain = 'Clubs opnieuw laden';
/** The same for staff, who have another button. */
export const clubsNotLoaded = 'De clubs konden niet worden geladen.';
/** In place of the name of a club that was deleted. */
export const unknownClub = 'Onbekende club';
