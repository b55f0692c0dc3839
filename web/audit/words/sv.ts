/** The Audit Log page, for super-admins: who did what, and when. */

/** Page heading, and name of the table. */
export const auditLog = 'Aktivitetslogg';
export const whoDidWhat =
  'Vem som gjorde vad, och när. Ingen rapporttext, inget lösenord och inga kontaktuppgifter sparas här.';
export const accessDenied = 'Ingen åtkomst. Bara superadministratörer kan läsa aktivitetsloggen.';
export const loadingLog = 'Laddar aktivitetsloggen…';
export const logNotLoaded = 'Aktivitetsloggen kunde inte laddas.';
export const nothingDone = 'Inget sådant har gjorts under den här tiden.';
/** A button below the table, and the message if it fails. */
export const moreLines = 'Ladda fler rader ur loggen';
export const moreLinesFailed = 'Fler rader ur loggen kunde inte laddas.';

/** Name of the filter group, labels of the filters, and the option that filters nothing. */
export const filters = 'Filter';
export const action = 'Vad som gjordes';
export const allActions = 'Allt';
export const startDate = 'Från och med';
export const endDate = 'Till och med';

/** Headings of columns. */
export const when = 'När';
export const who = 'Vem';
export const what = 'Vad';
export const details = 'Detaljer';
/** In place of a name. */
export const nobodySignedIn = 'Ingen inloggad';
export const deletedUser = 'Borttagen användare';
/** What an entry is about; {id} is the beginning of its id, such as 6a22e17c. */
export const subjects = {
  report: 'rapport {id}',
  club: 'klubb {id}',
  user: 'användare {id}',
  action: 'åtgärd {id}',
  hazard: 'fara {id}',
};
