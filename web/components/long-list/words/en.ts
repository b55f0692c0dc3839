/** The end of a long list, with a button that loads more. */

export const moreReports = 'Load more reports';
export const moreReportsFailed = 'More reports could not be loaded.';
export const loading = 'Loading...';
