/** The end of a long list, with a button that loads more. */

export const moreReports = 'Meer meldingen laden';
export const moreReportsFailed = 'Er konden niet meer meldingen worden geladen.';
export const loading = 'Laden…';
