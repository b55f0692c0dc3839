/** The Poster page and its printed A4 sheet for the launch caravan, with a QR code that opens the report form. */

/** Page heading and subtitle. */
export const poster = 'Affiche';
export const forTheWall = 'À afficher au starter et au club-house';
export const accessDenied = 'Accès refusé. Seuls les admins et les super-admins peuvent imprimer l’affiche d’un club.';
export const loadingPoster = 'Chargement de l’affiche…';
export const openFromClubs = 'Ouvrez l’affiche d’un club depuis la gestion des clubs.';
export const posterNotLoaded = 'Impossible de charger l’affiche.';
/** A warning; {checkFirst} is the sentence that follows, in bold. PUBLIC_URL is a setting of the server. */
export const addressUnsettled =
  '{checkFirst} Personne n’a indiqué à ce serveur à quelle adresse on le trouve (PUBLIC_URL) : l’affiche montre donc celle que vous utilisez en ce moment. Elle n’est peut-être pas accessible aux autres.';
export const checkFirst = 'Vérifiez l’adresse avant d’imprimer.';
/** A button. */
export const printPoster = 'Imprimer';

/** Name of the sheet; {club} is the name of a club. */
export const posterOf = 'Affiche : {club}';
/** The invitation to report, in large type on the sheet. */
export const somethingHappened = 'Il s’est passé quelque chose ? Racontez-nous.';
/** Below it, smaller. */
export const twoMinutes = 'Deux minutes, en toute confidentialité, sans compte.';
/** Name of the QR code. */
export const qrCode = 'QR code vers le formulaire';
/** The last line of the sheet. */
export const youGetCode = 'Vous recevez un code qui vous permet de voir la suite donnée et de répondre aux questions.';
