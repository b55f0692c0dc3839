/** The Actions page: all actions of a club, in order of their due dates. */

/** Below the heading of the page. */
export const whoDoesWhat = 'Qui fait quoi, pour quand, et si c’était efficace';
export const noStaffRights =
  'Votre compte ne donne pas accès à cette page : un pilote peut se connecter, mais pas voir les actions. Si vous en avez besoin, adressez-vous à l’admin de votre club.';
export const loadingActions = 'Chargement des actions…';
export const notLoaded = 'Impossible de charger les actions.';

/** Tabs, with {count} if there are any actions to count. */
export const open = 'Ouvertes';
export const mine = 'Les miennes';
export const overdue = 'En retard';
export const overdueCount = 'En retard ({count})';
export const toCheck = 'À vérifier';
export const toCheckCount = 'À vérifier ({count})';
export const done = 'Faites';

/** Shown instead of an empty list, by tab. */
export const nothing = {
  open: 'Aucune action ouverte. Indiquez qui fait quoi et pour quand ; plus tard, vous vérifierez si c’était efficace.',
  mine: 'Vous n’avez aucune action ouverte.',
  overdue: 'Rien n’est en retard.',
  check: 'Rien n’est à vérifier pour l’instant.',
  done: 'Rien n’est encore fait.',
};

/** A link, and its name for screen readers, which must begin with the same words; {title} is the action. */
export const openReport = 'Ouvrir le REX';
export const openReportBehind = 'Ouvrir le REX à l’origine de : {title}';
