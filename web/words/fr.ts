/** Texts of every page. */

/** Titles of pages in the browser's tab, before the name of the product. */
export const pageTitles = {
  landing: 'Accueil',
  submit: 'Déposer un REX',
  reports: 'REX publiés',
  unsubscribe: 'Moins d’e-mails',
  trends: 'Tendances',
  briefing: 'Briefing',
  follow: 'Suivre mon REX',
  login: 'Accès équipe sécurité',
  reset: 'Nouveau mot de passe',
  dashboard: 'Tableau de bord',
  actions: 'Actions',
  hazards: 'Dangers',
  analytics: 'Tendances',
  annual: 'Bilan annuel',
  clubs: 'Gestion des clubs',
  users: 'Gestion des utilisateurs',
  settings: 'Réglages du club',
  import: 'Importer des REX',
  poster: 'Affiche',
  audit: 'Journal d’audit',
  mail: 'E-mails',
  health: 'État du serveur',
};
/** If a call got no response. */
export const noConnection = 'Vérifiez votre connexion internet et réessayez';
