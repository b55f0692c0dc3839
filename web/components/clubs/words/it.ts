// Choosing a club, on the form and on staff pages.

/** Shown in the list before a club is chosen. */
export const selectClub = 'Scegli un club';
export const loadingClubs = 'Caricamento dei club…';
/** The label of the list. */
export const club = 'Club';
/** If the list could not be loaded, and the button to retry. */
export const notLoaded = 'Non è stato possibile caricare l’elenco dei club.';
export const loadAgain = 'Ricarica i club';
/** The same for staff, who have another button. */
export const clubsNotLoaded = 'Non è stato possibile caricare i club.';
/** In place of the name of a club that was deleted. */
export const unknownClub = 'Club sconosciuto';
