/** The panel above a list of reports: search, and expandable filters. */

/** Name of the panel for screen readers. */
export const filters = 'Filtry';
export const searchLabel = 'Szukaj w zgłoszeniach';
export const searchPlaceholder = 'Szukaj w zgłoszeniach…';
/** Buttons. */
export const showFilters = 'Pokaż filtry';
export const hideFilters = 'Ukryj filtry';
export const clear = 'Wyczyść';
/** A chip in the button while some filter is set. */
export const active = 'Włączone';
export const notLoaded = 'Nie udało się wczytać filtrów';
/** Labels of the fields. */
export const startDate = 'Od dnia';
export const endDate = 'Do dnia';
export const severityLevel = 'Skutki';
export const allSeverities = 'Wszystkie';
export const aircraftCategory = 'Kategoria statku powietrznego';
export const allCategories = 'Wszystkie kategorie';
/** The language that the reports are written in. */
export const writtenIn = 'Język zgłoszenia';
export const allLanguages = 'Wszystkie języki';
/** An error in one of the two dates. */
export const startDateWrong = 'Od dnia: {complaint}';
export const endDateWrong = 'Do dnia: {complaint}';
