/** The end of a long list, with a button that loads more. */

export const moreReports = 'Cargar más informes';
export const moreReportsFailed = 'No se han podido cargar más informes.';
export const loading = 'Cargando…';
