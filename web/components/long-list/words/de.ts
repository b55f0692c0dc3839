/** The end of a long list, whose next part comes by a button. */

export const moreReports = 'Weitere Meldungen laden';
export const moreReportsFailed = 'Weitere Meldungen konnten nicht geladen werden.';
export const loading = 'Wird geladen…';
