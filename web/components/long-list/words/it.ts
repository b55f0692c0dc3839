/** The end of a long list, with a button that loads more. */

export const moreReports = 'Carica altre segnalazioni';
export const moreReportsFailed = 'Non è stato possibile caricare altre segnalazioni.';
export const loading = 'Caricamento…';
