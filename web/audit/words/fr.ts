/** The Audit Log page, for super-admins: who did what, and when. */

/** Page heading, and name of the table. */
export const auditLog = 'Journal d’audit';
export const whoDidWhat =
  'Qui a fait quoi, et quand. Ni texte de REX, ni mot de passe, ni coordonnées ne sont conservés ici.';
export const accessDenied = 'Accès refusé. Seuls les super-admins peuvent lire le journal d’audit.';
export const loadingLog = 'Chargement du journal d’audit…';
export const logNotLoaded = 'Impossible de charger le journal d’audit.';
export const nothingDone = 'Rien de tel n’a été fait sur cette période.';
/** A button below the table, and the message if it fails. */
export const moreLines = 'Charger la suite du journal';
export const moreLinesFailed = 'Impossible de charger la suite du journal.';

/** Name of the filter group, labels of the filters, and the option that filters nothing. */
export const filters = 'Filtres';
export const action = 'Action';
export const allActions = 'Toutes les actions';
export const startDate = 'Date de début';
export const endDate = 'Date de fin';

/** Headings of columns. */
export const when = 'Quand';
export const who = 'Qui';
export const what = 'Quoi';
export const details = 'Détails';
/** In place of a name. */
export const nobodySignedIn = 'Personne (sans connexion)';
export const deletedUser = 'Utilisateur supprimé';
/** What an entry is about; {id} is the beginning of its id, such as 6a22e17c. */
export const subjects = {
  report: 'REX {id}',
  club: 'club {id}',
  user: 'utilisateur {id}',
  action: 'action {id}',
  hazard: 'danger {id}',
};
