/** The Audit Log page, for super-admins: who did what, and when. */

/** Page heading, and name of the table. */
export const auditLog = 'Dziennik czynności';
export const whoDidWhat = 'Kto, co i kiedy zrobił. Treści zgłoszeń, haseł i danych kontaktowych tu nie ma.';
export const accessDenied = 'Brak dostępu. Dziennik czynności czytają tylko superadministratorzy.';
export const loadingLog = 'Wczytywanie dziennika…';
export const logNotLoaded = 'Nie udało się wczytać dziennika.';
export const nothingDone = 'W tym czasie nie było takich czynności.';
/** A button below the table, and the message if it fails. */
export const moreLines = 'Pokaż więcej wpisów';
export const moreLinesFailed = 'Nie udało się wczytać kolejnych wpisów.';

/** Name of the filter group, labels of the filters, and the option that filters nothing. */
export const filters = 'Filtry';
export const action = 'Czynność';
export const allActions = 'Wszystkie czynności';
export const startDate = 'Od dnia';
export const endDate = 'Do dnia';

/** Headings of columns. */
export const when = 'Kiedy';
export const who = 'Kto';
export const what = 'Co';
export const details = 'Szczegóły';
/** In place of a name. */
export const nobodySignedIn = 'Bez logowania';
export const deletedUser = 'Usunięty użytkownik';
/** What an entry is about; {id} is the beginning of its id, such as 6a22e17c. */
export const subjects = {
  report: 'zgłoszenie {id}',
  club: 'klub {id}',
  user: 'użytkownik {id}',
  action: 'działanie {id}',
  hazard: 'zagrożenie {id}',
};
