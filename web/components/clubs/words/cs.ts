// Choosing a club, on the form and on staff pages.

/** What stands in the list before a club is chosen. */
export const selectClub = 'Vyberte aeroklub';
export const loadingClubs = 'Načítám aerokluby…';
/** The label of the list. */
export const club = 'Aeroklub';
/** Where the list cannot be had, and the button to try again. */
export const notLoaded = 'Seznam aeroklubů se nepodařilo načíst.';
export const loadAgain = 'Načíst aerokluby znovu';
/** The same for staff, who have another button. */
export const clubsNotLoaded = 'Aerokluby se nepodařilo načíst.';
/** In place of the name of a club that was deleted. */
export const unknownClub = 'Neznámý aeroklub';
