/** The Audit Log page, for super-admins: who did what, and when. */

/** Page heading, and name of the table. */
export const auditLog = 'Protokol';
export const whoDidWhat = 'Kdo, co a kdy. Text hlášení, hesla ani kontakty se tu neuchovávají.';
export const accessDenied = 'Přístup odepřen. Protokol mohou číst jen superadmini.';
export const loadingLog = 'Načítám protokol…';
export const logNotLoaded = 'Protokol se nepodařilo načíst.';
export const nothingDone = 'V této době se nic takového nestalo.';
/** A button below the table, and the message if it fails. */
export const moreLines = 'Načíst další řádky';
export const moreLinesFailed = 'Další řádky protokolu se nepodařilo načíst.';

/** Name of the filter group, labels of the filters, and the option that filters nothing. */
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
/** What an entry is about; {id} is the beginning of its id, such as 6a22e17c. */
export const subjects = {
  report: 'hlášení {id}',
  club: 'aeroklub {id}',
  user: 'uživatel {id}',
  action: 'opatření {id}',
  hazard: 'nebezpečí {id}',
};
