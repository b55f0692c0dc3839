// Choosing a club, on the form and on staff pages.

/** Shown in the list before a club is chosen. */
export const selectClub = 'Choisissez un club';
export const loadingClubs = 'Chargement des clubs…';
/** The label of the list. */
export const club = 'Club';
/** If the list could not be loaded, and the button to retry. */
export const notLoaded = 'Impossible de charger la liste des clubs.';
export const loadAgain = 'Recharger les clubs';
/** The same for staff, who have another button. */
export const clubsNotLoaded = 'Impossible de charger les clubs.';
/** In place of the name of a club that was deleted. */
export const unknownClub = 'Club inconnu';
