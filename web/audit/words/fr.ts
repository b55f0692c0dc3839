/** The page Audit Log, for super-admins: who did what, and when. */

/** Heading of the page, and name of the table. */
export const auditLog = 'Journal d’audit';
export const whoDidWhat =
  'Qui a fait quoi, et quand. Ni texte de REX, ni mot de passe, ni coordonnées ne sont conservés ici.';
export const accessDenied = 'Accès refusé. Seuls les super-admins peuvent lire le journal d’audit.';
export const loadingLog = 'Chargement du journal d’audit…';
export const logNotLoaded = 'Impossible de charger le journal d’audit.';
export const nothingDone = 'Rien de tel n’a été fait sur cette période.';
/** What the button below the table loads more of, and the message where it could not. */
export const moreLines = 'Charger la suite du journal';
export const moreLinesFailed = 'Impossible de charger la suite du journal.';

/** Name of the group of filters, their labels, and the choice that filters nothing. */
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
/** What a line is about; {id} is the beginning of its number, such as 6a22e17c. */
export const subjects = {
  report: 'REX {id}',
  club: 'club {id}',
  user: 'utilisateur {id}',
  action: 'action {id}',
  hazard: 'danger {id}',
};
