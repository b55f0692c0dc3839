/** The layout of staff pages: the header and its links, messages instead of a page, and logging out. */

/** The first link on a page, for people who use a keyboard. */
export const skipToContent = 'Aller au contenu';
/** Name of the navigation. */
export const staff = 'Équipe';
/** Links in the header: keep them short. */
export const pages = {
  dashboard: 'Tableau de bord',
  actions: 'Actions',
  hazards: 'Dangers',
  trends: 'Tendances',
  clubs: 'Clubs',
  users: 'Utilisateurs',
  /** The log of who did what. */
  audit: 'Journal',
  mail: 'E-mails',
  /** The state of the server. */
  health: 'Serveur',
};
/** Beside the link to the actions, for screen readers. */
export const overdue = { one: '{count} en retard', other: '{count} en retard' };
/** A button in the header that opens a menu of the pages about one club. */
export const club = 'Club';
/** Links of that menu. */
export const clubPages = {
  settings: 'Réglages du club',
  poster: 'Affiche',
  import: 'Importer d’anciens REX',
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
/** A dialog before logging out: title, text and two buttons. */
export const discardUnsaved = 'Abandonner ce qui n’est pas enregistré ?';
export const unsavedWillBeLost = 'Vous n’avez pas tout enregistré.';
export const discardAndLogout = 'Abandonner et se déconnecter';
export const stay = 'Rester';

/** Title and text of a message. */
export const sessionEnded = 'Votre connexion a expiré';
export const signInAgain = 'Reconnectez-vous.';
/** Instead, if something unsaved is kept. */
export const signInAgainKept = 'Reconnectez-vous. Ce que vous n’avez pas enregistré est conservé.';

/** A button if something could not be loaded. */
export const tryAgain = 'Réessayer';
export const loading = 'Chargement…';
export const setUpNotLoaded = 'Impossible de charger la configuration';
export const signInNotChecked = 'Impossible de vérifier votre connexion. Vérifiez votre accès à internet.';
