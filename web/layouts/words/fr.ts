/** The layout of public pages: header, footer, and the pages shown for a missing or broken one. */

/** The first link for keyboards and screen readers: skips the header. */
export const skipToContent = 'Aller au contenu';
/** Names of two groups of links for screen readers. */
export const mainNavigation = 'Menu principal';
export const footerNavigation = 'Bas de page';
/** Links in the header; short, side by side on a phone. */
export const submitReport = 'Déposer un REX';
export const publicReports = 'REX publiés';
export const login = 'Connexion';

/** In the footer. */
export const purpose =
  'Des retours d’expérience (REX) confidentiels pour les clubs de vol à voile : ce que l’un de nous a appris nous aide tous à continuer de voler.';
export const navigation = 'Navigation';
export const home = 'Accueil';
export const submitSafetyReport = 'Déposer un REX';
export const followReport = 'Suivre mon REX';
export const briefing = 'Briefing';
export const contact = 'Contact';
export const rightsReserved = '© 2025 {product}. Tous droits réservés.';

/** The page for unknown addresses. */
export const notFound = 'Page introuvable (404)';
export const notFoundText =
  'Il n’y a pas de page à cette adresse. Elle a peut-être été déplacée, ou le lien est incomplet.';
export const backToStart = 'Retour à l’accueil';
export const readReports = 'Lire les REX publiés';
export const submitOne = 'Déposer un REX';
export const lastHint = 'Il manque quelque chose ici ? Dites-le à votre club.';

/** If a page fails to load or render. */
export const pageBroke = 'Impossible d’afficher cette page';
/** If a script of a page that already shows fails to load. */
export const loadedInPart = 'Cette page n’a pas été chargée entièrement';
export const checkConnection = 'Vérifiez votre connexion internet et réessayez.';
export const loadAgain = 'Recharger la page';
