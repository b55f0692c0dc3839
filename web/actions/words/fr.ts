/** The page Actions: all actions of a club, those that are due first. */

/** Below the heading of the page. */
export const whoDoesWhat = 'Qui fait quoi, pour quand, et si c’était efficace';
export const noStaffRights =
  'Votre compte ne donne pas accès à cette page : un pilote peut se connecter, mais pas voir les actions. Si vous en avez besoin, adressez-vous à l’admin de votre club.';
export const loadingActions = 'Chargement des actions…';
export const notLoaded = 'Impossible de charger les actions.';

/** Tabs: which actions are shown. With {count} where there are some. */
export const open = 'Ouvertes';
export const mine = 'Les miennes';
export const overdue = 'En retard';
export const overdueCount = 'En retard ({count})';
export const toCheck = 'À vérifier';
export const toCheckCount = 'À vérifier ({count})';
export const done = 'Faites';

/** In place of the list, by the tab: there is none. */
export const nothing = {
  open: 'Aucune action ouverte. Indiquez qui fait quoi et pour quand ; plus tard, vous vérifierez si c’était efficace.',
  mine: 'Vous n’avez aucune action ouverte.',
  overdue: 'Rien n’est en retard.',
  check: 'Rien n’est à vérifier pour l’instant.',
  done: 'Rien n’est encore fait.',
};

/** A link, and its whole name for those who hear it: it begins with the same words; {title} is what is to be done. */
export const openReport = 'Ouvrir le REX';
export const openReportBehind = 'Ouvrir le REX à l’origine de : {title}';
