/** The public Trends page: what published reports show when taken together. */

export const trends = 'Trendy';
/** {trust} is a sentence: more reports usually mean more trust. */
export const intro = 'Co mówią razem opublikowane zgłoszenia wszystkich klubów. {trust}';
export const readReports = 'Czytaj zgłoszenia';
/** Titles of charts and of the first column of their tables. */
export const overTime = 'Zgłoszenia w czasie';
export const quarter = 'Kwartał';
export const flightPhase = 'Faza lotu';
export const aircraftCategory = 'Kategoria statku powietrznego';
