/** The end of a long list, with a button that loads more. */

export const moreReports = 'Visa fler rapporter';
export const moreReportsFailed = 'Fler rapporter kunde inte laddas.';
export const loading = 'Laddar…';
