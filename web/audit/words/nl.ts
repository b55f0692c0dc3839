/** The Audit Log page, for super-admins: who did what, and when. */

/** Page heading, and name of the table. */
export const auditLog = 'Auditlog';
export const whoDidWhat =
  'Wie deed wat, en wanneer. Teksten van meldingen, wachtwoorden en contactgegevens worden hier niet bewaard.';
export const accessDenied = 'Geen toegang. Alleen hoofdbeheerders kunnen de auditlog lezen.';
export const loadingLog = 'Auditlog laden…';
export const logNotLoaded = 'De auditlog kon niet worden geladen.';
export const nothingDone = 'In deze periode is niets van deze soort gedaan.';
/** A button below the table, and the message if it fails. */
export const moreLines = 'Meer regels laden';
export const moreLinesFailed = 'Er konden niet meer regels worden geladen.';

/** Name of the filter group, labels of the filters, and the option that filters nothing. */
export const filters = 'Filters';
export const action = 'Handeling';
export const allActions = 'Alle handelingen';
export const startDate = 'Vanaf';
export const endDate = 'Tot en met';

/** Headings of columns. */
export const when = 'Wanneer';
export const who = 'Wie';
export const what = 'Wat';
export const details = 'Details';
/** In place of a name. */
export const nobodySignedIn = 'Niemand ingelogd';
export const deletedUser = 'Verwijderde gebruiker';
/** What an entry is about; {id} is the beginning of its id, such as 6a22e17c. */
export const subjects = {
  report: 'melding {id}',
  club: 'club {id}',
  user: 'gebruiker {id}',
  action: 'actie {id}',
  hazard: 'gevaar {id}',
};
