/** The end of a long list, whose next part comes by a button. */

export const moreReports = 'Pokaż więcej zgłoszeń';
export const moreReportsFailed = 'Nie udało się wczytać kolejnych zgłoszeń.';
export const loading = 'Wczytywanie…';
