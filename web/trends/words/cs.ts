/** The public Trends page: what published reports show when taken together. */

export const trends = 'Trendy';
/** {trust} is a sentence: more reports usually mean more trust. */
export const intro = 'Co říkají zveřejněná hlášení všech aeroklubů dohromady. {trust}';
export const readReports = 'Číst hlášení';
/** Titles of charts and of the first column of their tables. */
export const overTime = 'Hlášení v čase';
export const quarter = 'Čtvrtletí';
export const flightPhase = 'Fáze letu';
export const aircraftCategory = 'Kategorie letadla';
