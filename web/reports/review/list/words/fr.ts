/** The dashboard's list of reports: counters, the line of follow-ups, cards, keys, and what stands in place of the list. */

/** Labels below large numbers; room is short. */
export const totalReports = 'REX en tout';
export const pendingReview = 'En attente';
export const approvedAndPublic = 'Validés et publics';
/** Heard by screen readers where a number cannot be had. */
export const notKnown = 'inconnu';

/** Before links such as `3 new, 2 in hand, 1 to check`, each to a list; {number} is how many follow-ups, or actions that are to be checked. */
export const followUp = 'Traitement :';
export const followUps = {
  new: { one: '{number} nouveau', other: '{number} nouveaux' },
  'in-hand': { one: '{number} pris en charge', other: '{number} pris en charge' },
  'to-check': { one: '{number} à vérifier', other: '{number} à vérifier' },
};

/** Heard by screen readers, before what keys do. */
export const keys = 'Touches : ';
/** Which key does what on the list; {j}, {k}, {n} and {enter} are drawn as keys. */
export const keysDo = '{j} {k} pour se déplacer, {enter} pour ouvrir, {n} pour le REX suivant';
/** The key, as it is named on a keyboard. */
export const enter = 'Entrée';

/** Heard by screen readers: the chips that narrow the list, and what pressing one of them does. */
export const onlyReportsWith = 'Seulement les REX avec';
export const showOthersToo = ' : afficher aussi les autres';

/** Where a report stands, as a badge; hidden and never approved look the same. */
export const statuses = { pending: 'En attente', approved: 'Validé', rejected: 'Non public' };

/** A report without a headline. */
export const safetyReport = 'REX';
/** On a card: the safety team has written a comment. */
export const commented = 'Analyse écrite';
/** On a card: safety actions of the report that are not done. */
export const actionsOpen = { one: '{count} action ouverte', other: '{count} actions ouvertes' };
/** On a card: the reporter has written, and nobody of the team has read it. */
export const newAnswer = 'Nouvelle réponse';

/** Heard by screen readers. */
export const loadingReports = 'Chargement des REX…';
/** In place of the list, which could not be had. */
export const fetchFailed = 'Impossible de charger les REX';
/** In place of the list: under the tab of pending reports, of approved ones, of all. */
export const noReportsFound = 'Aucun REX trouvé';
export const allReviewed = 'Tous les REX ont été relus';
export const noApprovedYet = 'Pas encore de REX validé';
export const noneSubmittedYet = 'Aucun REX n’a encore été déposé';
export const filtersLeaveOut = 'Les filtres masquent tout le reste : effacez-les pour voir tous les REX.';
export const wrongFilters = 'Ces filtres ne peuvent pas être utilisés';
/** A button. */
export const clearFilters = 'Effacer les filtres';
