/** The page Audit Log, for super-admins: who did what, and when. */

/** Heading of the page, and name of the table. */
export const auditLog = 'Protokol';
export const whoDidWhat = 'Kdo, co a kdy. Text hlášení, hesla ani kontakty se tu neuchovávají.';
export const accessDenied = 'Přístup odepřen. Protokol mohou číst jen superadmini.';
export const loadingLog = 'Načítám protokol…';
export const logNotLoaded = 'Protokol se nepodařilo načíst.';
export const nothingDone = 'V této době se nic takového nestalo.';
/** What the button below the table loads more of, and the message where it could not. */
export const moreLines = 'Načíst další řádky';
export const moreLinesFailed = 'Další řádky protokolu se nepodařilo načíst.';

/** Name of the group of filters, their labels, and the choice that filters nothing. */
export const filters = 'Filtry';
export const action = 'Úkon';
export const allActions = 'Všechny úkony';
export const startDate = 'Od';
export const endDate = 'Do';

/** Headings of columns. */
export const when = 'Kdy';
export const who = 'Kdo';
export const what = 'Co';
export const details = 'Podrobnosti';
/** In place of a name. */
export const nobodySignedIn = 'Bez přihlášení';
export const deletedUser = 'Smazaný uživatel';
/** What a line is about; {id} is the beginning of its number. */
export const subjects = {
  report: 'hlášení {id}',
  club: 'aeroklub {id}',
  user: 'uživatel {id}',
  action: 'opatření {id}',
  hazard: 'nebezpečí {id}',
};
