/** The panel above a list of reports: search, and expandable filters. */

/** Name of the panel for screen readers. */
export const filters = 'Filter';
export const searchLabel = 'Meldungen nach Stichwort durchsuchen';
export const searchPlaceholder = 'Stichwort suchen…';
/** Buttons. */
export const showFilters = 'Filter zeigen';
export const hideFilters = 'Filter ausblenden';
export const clear = 'Zurücksetzen';
/** A chip in the button while some filter is set. */
export const active = 'Aktiv';
export const notLoaded = 'Die Filter konnten nicht geladen werden';
/** Labels of the fields. */
export const startDate = 'Von';
export const endDate = 'Bis';
export const severityLevel = 'Schwere';
export const allSeverities = 'Jede Schwere';
export const aircraftCategory = 'Art des Luftfahrzeugs';
export const allCategories = 'Alle Luftfahrzeuge';
/** The language that the reports are written in. */
export const writtenIn = 'Geschrieben auf';
export const allLanguages = 'Alle Sprachen';
/** An error in one of the two dates. */
export const startDateWrong = 'Von: {complaint}';
export const endDateWrong = 'Bis: {complaint}';
