// Choosing a club, on the form and on staff pages.

/** Shown in the list before a club is chosen. */
export const selectClub = 'Elige un club';
export const loadingClubs = 'Cargando clubes…';
/** The label of the list. */
export const club = 'Club';
/** If the list could not be loaded, and the button to retry. */
export const notLoaded = 'No se ha podido cargar la lista de clubes.';
export const loadAgain = 'Volver a cargar los clubes';
/** The same for staff, who have another button. */
export const clubsNotLoaded = 'No se han podido cargar los clubes.';
/** In place of the name of a club that was deleted. */
export const unknownClub = 'Club desconocido';
