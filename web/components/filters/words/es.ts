/** The panel above a list of reports: search, and expandable filters. */

/** Name of the panel for screen readers. */
export const filters = 'Filtros';
export const searchLabel = 'Buscar en los informes';
export const searchPlaceholder = 'Buscar en los informes…';
/** Buttons. */
export const showFilters = 'Ver filtros';
export const hideFilters = 'Ocultar filtros';
export const clear = 'Limpiar';
/** A chip in the button while some filter is set. */
export const active = 'Activos';
export const notLoaded = 'No se han podido cargar los filtros';
/** Labels of the fields. */
export const startDate = 'Desde';
export const endDate = 'Hasta';
export const severityLevel = 'Gravedad';
export const allSeverities = 'Cualquier gravedad';
export const aircraftCategory = 'Categoría de aeronave';
export const allCategories = 'Todas las categorías';
/** The language that the reports are written in. */
export const writtenIn = 'Idioma del informe';
export const allLanguages = 'Todos los idiomas';
/** An error in one of the two dates. */
export const startDateWrong = 'Desde: {complaint}';
export const endDateWrong = 'Hasta: {complaint}';
