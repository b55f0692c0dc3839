/** The public Trends page: what published reports show when taken together. */

export const trends = 'Tendances';
/** {trust} is a sentence: more reports usually mean more trust. */
export const intro = 'Ce que disent, pris ensemble, les REX publiés de tous les clubs. {trust}';
export const readReports = 'Lire les REX';
/** Titles of charts and of the first column of their tables. */
export const overTime = 'Les REX au fil du temps';
export const quarter = 'Trimestre';
export const flightPhase = 'Phase de vol';
export const aircraftCategory = 'Catégorie d’aéronef';
