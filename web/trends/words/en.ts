/** The public Trends page: what published reports show when taken together. */

export const trends = 'Trends';
/** {trust} is a sentence: more reports usually mean more trust. */
export const intro = 'What the published reports of all clubs show when taken together. {trust}';
export const readReports = 'Read the reports';
/** Titles of charts and of the first column of their tables. */
export const overTime = 'Reports over time';
export const quarter = 'Quarter';
export const flightPhase = 'Flight phase';
export const aircraftCategory = 'Aircraft category';
