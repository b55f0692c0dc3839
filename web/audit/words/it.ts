/** The Audit Log page, for super-admins: who did what, and when. */

/** Page heading, and name of the table. */
export const auditLog = 'Registro attività';
export const whoDidWhat =
  'Chi ha fatto che cosa, e quando. Qui non restano testi di segnalazioni, password o dati di contatto.';
export const accessDenied = 'Accesso negato. Solo gli amministratori generali possono leggere il registro attività.';
export const loadingLog = 'Caricamento del registro attività…';
export const logNotLoaded = 'Non è stato possibile caricare il registro attività.';
export const nothingDone = 'In questo periodo non risulta nulla di questo tipo.';
/** A button below the table, and the message if it fails. */
export const moreLines = 'Carica altre righe';
export const moreLinesFailed = 'Non è stato possibile caricare altre righe del registro.';

/** Name of the filter group, labels of the filters, and the option that filters nothing. */
export const filters = 'Filtri';
export const action = 'Attività';
export const allActions = 'Tutte le attività';
export const startDate = 'Dal';
export const endDate = 'Al';

/** Headings of columns. */
export const when = 'Quando';
export const who = 'Chi';
export const what = 'Che cosa';
export const details = 'Dettagli';
/** In place of a name. */
export const nobodySignedIn = 'Nessun accesso';
export const deletedUser = 'Utente eliminato';
/** What an entry is about; {id} is the beginning of its id, such as 6a22e17c. */
export const subjects = {
  report: 'segnalazione {id}',
  club: 'club {id}',
  user: 'utente {id}',
  action: 'azione {id}',
  hazard: 'pericolo {id}',
};
