/** The panel above a list of reports: search, and expandable filters. */

/** Name of the panel for screen readers. */
export const filters = 'Filtry';
export const searchLabel = 'Hledat v hlášeních';
export const searchPlaceholder = 'Hledat v hlášeních…';
/** Buttons. */
export const showFilters = 'Zobrazit filtry';
export const hideFilters = 'Skrýt filtry';
export const clear = 'Zrušit';
/** A chip in the button while some filter is set. */
export const active = 'Zapnuto';
export const notLoaded = 'Filtry se nepodařilo načíst';
/** Labels of the fields. */
export const startDate = 'Od';
export const endDate = 'Do';
export const severityLevel = 'Závažnost';
export const allSeverities = 'Jakákoli závažnost';
export const aircraftCategory = 'Kategorie letadla';
export const allCategories = 'Všechny kategorie letadel';
/** The language that the reports are written in. */
export const writtenIn = 'Jazyk hlášení';
export const allLanguages = 'Všechny jazyky';
/** An error in one of the two dates. */
export const startDateWrong = 'Od: {complaint}';
export const endDateWrong = 'Do: {complaint}';
