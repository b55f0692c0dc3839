// Choosing a club, on the form and on staff pages.

/** What stands in the list before a club is chosen. */
export const selectClub = 'Choisissez un club';
export const loadingClubs = 'Chargement des clubs…';
/** The label of the list. */
export const club = 'Club';
/** Where the list cannot be had, and the button to try again. */
export const notLoaded = 'Impossible de charger la liste des clubs.';
export const loadAgain = 'Recharger les clubs';
/** The same for staff, who have another button. */
export const clubsNotLoaded = 'Impossible de charger les clubs.';
/** In place of the name of a club that was deleted. */
export const unknownClub = 'Club inconnu';
