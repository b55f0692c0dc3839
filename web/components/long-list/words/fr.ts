/** The end of a long list, with a button that loads more. */

export const moreReports = 'Charger plus de REX';
export const moreReportsFailed = 'Impossible de charger d’autres REX.';
export const loading = 'Chargement…';
