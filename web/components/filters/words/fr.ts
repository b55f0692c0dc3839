/** The panel above a list of reports: search, and expandable filters. */

/** Name of the panel for screen readers. */
export const filters = 'Filtres';
export const searchLabel = 'Rechercher un mot dans les REX';
export const searchPlaceholder = 'Rechercher un mot…';
/** Buttons. */
export const showFilters = 'Afficher les filtres';
export const hideFilters = 'Masquer les filtres';
export const clear = 'Effacer';
/** A chip in the button while some filter is set. */
export const active = 'Actifs';
export const notLoaded = 'Impossible de charger les filtres';
/** Labels of the fields. */
export const startDate = 'Date de début';
export const endDate = 'Date de fin';
export const severityLevel = 'Gravité';
export const allSeverities = 'Toutes les gravités';
export const aircraftCategory = 'Catégorie d’aéronef';
export const allCategories = 'Toutes les catégories d’aéronef';
/** The language that the reports are written in. */
export const writtenIn = 'Rédigé en';
export const allLanguages = 'Toutes les langues';
/** An error in one of the two dates. */
export const startDateWrong = 'Date de début : {complaint}';
export const endDateWrong = 'Date de fin : {complaint}';
