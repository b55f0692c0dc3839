/** The end of a long list, with a button that loads more. */

export const moreReports = 'Weitere Meldungen laden';
export const moreReportsFailed = 'Weitere Meldungen konnten nicht geladen werden.';
export const loading = 'Wird geladen…';
