/** The public Trends page: what published reports show when taken together. */

export const trends = 'Trends';
/** {trust} is a sentence: more reports usually mean more trust. */
export const intro = 'Was die veröffentlichten Meldungen aller Vereine zusammen zeigen. {trust}';
export const readReports = 'Meldungen lesen';
/** Titles of charts and of the first column of their tables. */
export const overTime = 'Meldungen im Lauf der Zeit';
export const quarter = 'Quartal';
export const flightPhase = 'Flugphase';
export const aircraftCategory = 'Art des Luftfahrzeugs';
