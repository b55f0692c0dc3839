// Choosing a club, on the form and on staff pages.

/** Shown in the list before a club is chosen. */
export const selectClub = 'Wybierz klub';
export const loadingClubs = 'Wczytywanie klubów…';
/** The label of the list. */
export const club = 'Klub';
/** If the list could not be loaded, and the button to retry. */
export const notLoaded = 'Nie udało się wczytać listy klubów.';
export const loadAgain = 'Wczytaj ponownie';
/** The same for staff, who have another button. */
export const clubsNotLoaded = 'Nie udało się wczytać klubów.';
/** In place of the name of a club that was deleted. */
export const unknownClub = 'Nieznany klub';
