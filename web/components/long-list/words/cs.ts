/** The end of a long list, whose next part comes by a button. */

export const moreReports = 'Načíst další hlášení';
export const moreReportsFailed = 'Další hlášení se nepodařilo načíst.';
export const loading = 'Načítám…';
