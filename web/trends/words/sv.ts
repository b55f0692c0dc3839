/** The public Trends page: what published reports show when taken together. */

export const trends = 'Trender';
/** {trust} is a sentence: more reports usually mean more trust. */
export const intro = 'Vad alla klubbars publicerade rapporter visar tillsammans. {trust}';
export const readReports = 'Läs rapporterna';
/** Titles of charts and of the first column of their tables. */
export const overTime = 'Rapporter över tid';
export const quarter = 'Kvartal';
export const flightPhase = 'Flygfas';
export const aircraftCategory = 'Typ av luftfartyg';
