/** The panel above a list of reports: search, and expandable filters. */

/** Name of the panel for screen readers. */
export const filters = 'Filter';
export const searchLabel = 'Sök rapporter med sökord';
export const searchPlaceholder = 'Sök i rapporterna…';
/** Buttons. */
export const showFilters = 'Visa filter';
export const hideFilters = 'Dölj filter';
export const clear = 'Rensa';
/** A chip in the button while some filter is set. */
export const active = 'Aktivt';
export const notLoaded = 'Filtren kunde inte laddas';
/** Labels of the fields. */
export const startDate = 'Från och med';
export const endDate = 'Till och med';
export const severityLevel = 'Allvarlighetsgrad';
export const allSeverities = 'Alla allvarlighetsgrader';
export const aircraftCategory = 'Typ av luftfartyg';
export const allCategories = 'Alla typer av luftfartyg';
/** The language that the reports are written in. */
export const writtenIn = 'Skriven på';
export const allLanguages = 'Alla språk';
/** An error in one of the two dates. */
export const startDateWrong = 'Från och med: {complaint}';
export const endDateWrong = 'Till och med: {complaint}';
