/** The end of a long list, whose next part comes by a button. */

export const moreReports = 'Visa fler rapporter';
export const moreReportsFailed = 'Fler rapporter kunde inte laddas.';
export const loading = 'Laddar…';
