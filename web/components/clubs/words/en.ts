// Choosing a club, on the form and on staff pages.

/** Shown in the list before a club is chosen. */
export const selectClub = 'Select a club';
export const loadingClubs = 'Loading clubs...';
/** The label of the list. */
export const club = 'Club';
/** If the list could not be loaded, and the button to retry. */
export const notLoaded = 'The list of clubs could not be loaded.';
export const loadAgain = 'Load the clubs again';
/** The same for staff, who have another button. */
export const clubsNotLoaded = 'The clubs could not be loaded.';
/** In place of the name of a club that was deleted. */
export const unknownClub = 'Unknown Club';
