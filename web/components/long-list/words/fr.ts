/** The end of a long list, whose next part comes by a button. */

export const moreReports = 'Charger plus de REX';
export const moreReportsFailed = 'Impossible de charger d’autres REX.';
export const loading = 'Chargement…';
