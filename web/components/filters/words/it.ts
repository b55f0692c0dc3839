/** The panel above a list of reports: search, and expandable filters. */

/** Name of the panel for screen readers. */
export const filters = 'Filtri';
export const searchLabel = 'Cerca nelle segnalazioni';
export const searchPlaceholder = 'Cerca nelle segnalazioni…';
/** Buttons. */
export const showFilters = 'Mostra filtri';
export const hideFilters = 'Nascondi filtri';
export const clear = 'Azzera';
/** A chip in the button while some filter is set. */
export const active = 'Attivi';
export const notLoaded = 'Non è stato possibile caricare i filtri';
/** Labels of the fields. */
export const startDate = 'Dal';
export const endDate = 'Al';
export const severityLevel = 'Gravità';
export const allSeverities = 'Qualsiasi gravità';
export const aircraftCategory = 'Categoria di aeromobile';
export const allCategories = 'Tutte le categorie';
/** The language that the reports are written in. */
export const writtenIn = 'Lingua';
export const allLanguages = 'Tutte le lingue';
/** An error in one of the two dates. */
export const startDateWrong = 'Dal: {complaint}';
export const endDateWrong = 'Al: {complaint}';
