/** The end of a long list, with a button that loads more. */

export const moreReports = 'Pokaż więcej zgłoszeń';
export const moreReportsFailed = 'Nie udało się wczytać kolejnych zgłoszeń.';
export const loading = 'Wczytywanie…';
