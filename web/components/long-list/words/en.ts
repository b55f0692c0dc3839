/** The end of a long list, whose next part comes by a button. */

export const moreReports = 'Load more reports';
export const moreReportsFailed = 'More reports could not be loaded.';
export const loading = 'Loading...';
