/** The end of a long list, whose next part comes by a button. */

export const moreReports = 'Meer meldingen laden';
export const moreReportsFailed = 'Er konden niet meer meldingen worden geladen.';
export const loading = 'Laden…';
