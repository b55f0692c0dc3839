/** The frame of every staff page: the header with its links, what stands where a page cannot be shown, the way out. */

/** The first link on a page, for people who use a keyboard. */
export const skipToContent = 'Aller au contenu';
/** Name of the navigation: the pages of a club's staff. */
export const staff = 'Équipe';
/** Links in the header to pages; room is short. */
export const pages = {
  dashboard: 'Tableau de bord',
  /** What is to be done after reports. */
  actions: 'Actions',
  /** The register of what could go wrong, and how bad it would be. */
  hazards: 'Dangers',
  trends: 'Tendances',
  clubs: 'Clubs',
  users: 'Utilisateurs',
  /** The log of who did what. */
  audit: 'Journal',
  mail: 'E-mails',
  /** How the server fares. */
  health: 'Serveur',
};
/** Beside the link to the actions, said by a screen reader; {count} is how many are past their day. */
export const overdue = { one: '{count} en retard', other: '{count} en retard' };
/** A button in the header that opens a menu of the pages about one club. */
export const club = 'Club';
/** Links of that menu. */
export const clubPages = {
  settings: 'Réglages du club',
  poster: 'Affiche',
  import: 'Importer d’anciens REX',
  /** A club's year as a paper, to print. */
  annual: 'Bilan annuel',
};
/** A button, shown as an icon. */
export const yourAccount = 'Votre compte';
export const accountNotLoaded = 'Impossible de charger votre compte';

/** A button. */
export const logout = 'Déconnexion';
/** Title of a message. */
export const logoutFailed = 'Échec de la déconnexion';
export const stillSignedIn = 'Votre connexion est toujours ouverte.';
/** A dialog at the logout: its title, text and two buttons. */
export const discardUnsaved = 'Abandonner ce qui n’est pas enregistré ?';
export const beganToReview = 'Vous avez commencé à relire un REX sans l’enregistrer.';
export const discardAndLogout = 'Abandonner et se déconnecter';
export const stay = 'Rester';

/** A message: its title and its text. */
export const sessionEnded = 'Votre connexion a expiré';
export const signInAgain = 'Reconnectez-vous.';
/** Instead, if something unsaved is kept. */
export const signInAgainKept = 'Reconnectez-vous. Ce que vous n’avez pas enregistré est conservé.';

/** A button where something could not be loaded. */
export const tryAgain = 'Réessayer';
export const loading = 'Chargement…';
export const setUpNotLoaded = 'Impossible de charger la configuration';
export const signInNotChecked = 'Impossible de vérifier votre connexion. Vérifiez votre accès à internet.';
