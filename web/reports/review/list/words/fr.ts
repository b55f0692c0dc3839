/** The dashboard's list of reports: counters, the line of follow-ups, cards, keys, and texts instead of a list. */

/** Labels below large numbers; space is limited. */
export const totalReports = 'REX en tout';
export const pendingReview = 'En attente';
export const approvedAndPublic = 'Validés et publics';
/** For screen readers: instead of a number that could not be loaded. */
export const notKnown = 'inconnu';

/** Before links such as `3 new, 2 in hand, 1 to check`; {number} is a number of follow-ups, or of actions to check. */
export const followUp = 'Traitement :';
export const followUps = {
  new: { one: '{number} nouveau', other: '{number} nouveaux' },
  'in-hand': { one: '{number} pris en charge', other: '{number} pris en charge' },
  'to-check': { one: '{number} à vérifier', other: '{number} à vérifier' },
};

/** For screen readers, before `keysDo`. */
export const keys = 'Touches : ';
/** Which key does what on the list; {j}, {k}, {n} and {enter} are drawn as keys. */
export const keysDo = '{j} {k} pour se déplacer, {enter} pour ouvrir, {n} pour le REX suivant';
/** The name of the key on a keyboard. */
export const enter = 'Entrée';

/** For screen readers: the chips that filter the list, and what pressing one does. */
export const onlyReportsWith = 'Seulement les REX avec';
export const showOthersToo = ' : afficher aussi les autres';

/** A report's status, as a badge; hidden and never approved look the same. */
export const statuses = { pending: 'En attente', approved: 'Validé', rejected: 'Non public' };

/** A report without a headline. */
export const safetyReport = 'REX';
/** On a card: the safety team has written a comment. */
export const commented = 'Analyse écrite';
/** On a card: open safety actions of the report. */
export const actionsOpen = { one: '{count} action ouverte', other: '{count} actions ouvertes' };
/** On a card: a message from the reporter that nobody on the team has read. */
export const newAnswer = 'Nouvelle réponse';

/** For screen readers. */
export const loadingReports = 'Chargement des REX…';
/** Instead of the list if it could not be loaded. */
export const fetchFailed = 'Impossible de charger les REX';
/** Instead of an empty list, on the tabs of pending, approved and all reports. */
export const noReportsFound = 'Aucun REX trouvé';
export const allReviewed = 'Tous les REX ont été relus';
export const noApprovedYet = 'Pas encore de REX validé';
export const noneSubmittedYet = 'Aucun REX n’a encore été déposé';
export const filtersHideAll = 'Aucun REX ne correspond aux filtres : effacez-les pour les voir tous.';
export const wrongFilters = 'Ces filtres ne peuvent pas être utilisés';
/** A button. */
export const clearFilters = 'Effacer les filtres';
