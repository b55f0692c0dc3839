/** The end of a long list, with a button that loads more. */

export const moreReports = 'Načíst další hlášení';
export const moreReportsFailed = 'Další hlášení se nepodařilo načíst.';
export const loading = 'Načítám…';
