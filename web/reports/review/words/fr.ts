/** The page SMS Manager Dashboard: its heading, the tabs above the list of reports, and what could not be loaded. */

/** Heading of the page, and what stands below it. */
export const smsManagerDashboard = 'Tableau de bord';
export const reviewAndApprove = 'Relire et valider les REX';
export const denied =
  'Votre compte ne donne pas accès à cette page : un pilote peut se connecter, mais pas voir ni relire les REX. Si vous en avez besoin, adressez-vous à l’admin de votre club.';
/** Tabs; {count} is how many reports there are, or a sign in its place while that is not known. */
export const allReports = 'Tous les REX ({count})';
export const pending = 'En attente ({count})';
export const approved = 'Validés ({count})';
/** Heading of the list and name of its tabs, heard by screen readers. */
export const reports = 'REX';
/** Heard by screen readers after the filters have changed; {number} is how many. */
export const reportsFound = { one: '{number} REX trouvé', other: '{number} REX trouvés' };
/** Title of a message. */
export const reportNotLoaded = 'Impossible de charger le REX';
