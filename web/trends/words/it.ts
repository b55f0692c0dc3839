/** The public Trends page: what published reports show when taken together. */

export const trends = 'Tendenze';
/** {trust} is a sentence: more reports usually mean more trust. */
export const intro = 'Che cosa dicono, tutte insieme, le segnalazioni pubblicate di tutti i club. {trust}';
export const readReports = 'Leggi le segnalazioni';
/** Titles of charts and of the first column of their tables. */
export const overTime = 'Segnalazioni nel tempo';
export const quarter = 'Trimestre';
export const flightPhase = 'Fase di volo';
export const aircraftCategory = 'Categoria di aeromobile';
