/** The panel above a list of reports: search, and expandable filters. */

/** Name of the panel for screen readers. */
export const filters = 'Filters';
export const searchLabel = 'Zoek meldingen op trefwoord';
export const searchPlaceholder = 'Zoek meldingen op trefwoord…';
/** Buttons. */
export const showFilters = 'Filters tonen';
export const hideFilters = 'Filters verbergen';
export const clear = 'Wissen';
/** A chip in the button while some filter is set. */
export const active = 'Actief';
export const notLoaded = 'De filters konden niet worden geladen';
/** Labels of the fields. */
export const startDate = 'Vanaf';
export const endDate = 'Tot en met';
export const severityLevel = 'Ernst';
export const allSeverities = 'Alle niveaus';
export const aircraftCategory = 'Soort toestel';
export const allCategories = 'Alle soorten';
/** The language that the reports are written in. */
export const writtenIn = 'Geschreven in';
export const allLanguages = 'Alle talen';
/** An error in one of the two dates. */
export const startDateWrong = 'Vanaf: {complaint}';
export const endDateWrong = 'Tot en met: {complaint}';
