/** The public Trends page: what published reports show when taken together. */

export const trends = 'Trends';
/** {trust} is a sentence: more reports usually mean more trust. */
export const intro = 'Wat de gepubliceerde meldingen van alle clubs samen vertellen. {trust}';
export const readReports = 'Meldingen lezen';
/** Titles of charts and of the first column of their tables. */
export const overTime = 'Meldingen in de tijd';
export const quarter = 'Kwartaal';
export const flightPhase = 'Vluchtfase';
export const aircraftCategory = 'Soort toestel';
