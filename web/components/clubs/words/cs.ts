// Choosing a club, on the form and on staff pages.

/** Shown in the list before a club is chosen. */
export const selectClub = 'Vyberte aeroklub';
export const loadingClubs = 'Načítám aerokluby…';
/** The label of the list. */
export const club = 'Aeroklub';
/** If the list could not be loaded, and the button to retry. */
export const notLoaded = 'Seznam aeroklubů se nepodařilo načíst.';
export const loadAgain = 'Načíst aerokluby znovu';
/** The same for staff, who have another button. */
export const clubsNotLoaded = 'Aerokluby se nepodařilo načíst.';
/** In place of the name of a club that was deleted. */
export const unknownClub = 'Neznámý aeroklub';
