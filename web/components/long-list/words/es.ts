/** The end of a long list, whose next part comes by a button. */

export const moreReports = 'Cargar más informes';
export const moreReportsFailed = 'No se han podido cargar más informes.';
export const loading = 'Cargando…';
