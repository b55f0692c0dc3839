/** The SMS Manager Dashboard page: its heading, the tabs above the list of reports, and a failure to load. */

/** Page heading and subtitle. */
export const smsManagerDashboard = 'Tableau de bord';
export const reviewAndApprove = 'Relire et valider les REX';
export const denied =
  'Votre compte ne donne pas accès à cette page : un pilote peut se connecter, mais pas voir ni relire les REX. Si vous en avez besoin, adressez-vous à l’admin de votre club.';
/** Tabs; {count} is the number of reports, or a placeholder while unknown. */
export const allReports = 'Tous les REX ({count})';
export const pending = 'En attente ({count})';
export const approved = 'Validés ({count})';
/** Heading of the list and name of its tabs, for screen readers. */
export const reports = 'REX';
/** For screen readers after the filters have changed; {number} is the number of reports. */
export const reportsFound = { one: '{number} REX trouvé', other: '{number} REX trouvés' };
/** Title of a message. */
export const reportNotLoaded = 'Impossible de charger le REX';
