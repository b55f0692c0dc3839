/** The end of a long list, whose next part comes by a button. */

export const moreReports = 'Carica altre segnalazioni';
export const moreReportsFailed = 'Non è stato possibile caricare altre segnalazioni.';
export const loading = 'Caricamento…';
