/** The public Trends page: what published reports show when taken together. */

export const trends = 'Tendencias';
/** {trust} is a sentence: more reports usually mean more trust. */
export const intro = 'Lo que dicen en conjunto los informes publicados de todos los clubes. {trust}';
export const readReports = 'Leer los informes';
/** Titles of charts and of the first column of their tables. */
export const overTime = 'Informes a lo largo del tiempo';
export const quarter = 'Trimestre';
export const flightPhase = 'Fase de vuelo';
export const aircraftCategory = 'Categoría de aeronave';
