/** The panel above a list of reports: search, and expandable filters. */

/** Name of the panel for screen readers. */
export const filters = 'Filters';
export const searchLabel = 'Search reports by keyword';
export const searchPlaceholder = 'Search reports by keyword...';
/** Buttons. */
export const showFilters = 'Show Filters';
export const hideFilters = 'Hide Filters';
export const clear = 'Clear';
/** A chip in the button while some filter is set. */
export const active = 'Active';
export const notLoaded = 'The filters could not be loaded';
/** Labels of the fields. */
export const startDate = 'Start Date';
export const endDate = 'End Date';
export const severityLevel = 'Severity Level';
export const allSeverities = 'All severity levels';
export const aircraftCategory = 'Aircraft Category';
export const allCategories = 'All aircraft categories';
/** The language that the reports are written in. */
export const writtenIn = 'Written in';
export const allLanguages = 'All languages';
/** An error in one of the two dates. */
export const startDateWrong = 'Start Date: {complaint}';
export const endDateWrong = 'End Date: {complaint}';
