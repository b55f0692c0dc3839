/** The Audit Log page, for super-admins: who did what, and when. */

/** Page heading, and name of the table. */
export const auditLog = 'Protokoll';
export const whoDidWhat = 'Wer wann was getan hat. Texte von Meldungen, Passwörter und Kontaktdaten stehen hier nie.';
export const accessDenied = 'Kein Zugang. Nur Super-Admins können das Protokoll lesen.';
export const loadingLog = 'Protokoll wird geladen…';
export const logNotLoaded = 'Das Protokoll konnte nicht geladen werden.';
export const nothingDone = 'In dieser Zeit ist nichts davon geschehen.';
/** A button below the table, and the message if it fails. */
export const moreLines = 'Weitere Zeilen laden';
export const moreLinesFailed = 'Weitere Zeilen konnten nicht geladen werden.';

/** Name of the filter group, labels of the filters, and the option that filters nothing. */
export const filters = 'Filter';
export const action = 'Aktion';
export const allActions = 'Alle Aktionen';
export const startDate = 'Von';
export const endDate = 'Bis';

/** Headings of columns. */
export const when = 'Wann';
export const who = 'Wer';
export const what = 'Was';
export const details = 'Einzelheiten';
/** In place of a name. */
export const nobodySignedIn = 'Niemand angemeldet';
export const deletedUser = 'Gelöschter Benutzer';
/** What an entry is about; {id} is the beginning of its id, such as 6a22e17c. */
export const subjects = {
  report: 'Meldung {id}',
  club: 'Verein {id}',
  user: 'Benutzer {id}',
  action: 'Maßnahme {id}',
  hazard: 'Gefährdung {id}',
};
