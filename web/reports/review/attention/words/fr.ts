/** The `Needs you` section of the dashboard: the few most urgent reports and actions. */

export const needsYou = 'Ce qui vous attend';
/** Beside the heading: only the first rows of {all} are shown. */
export const shownOf = '{shown} sur {all}';
export const nothingNeedsYou = 'Rien ne vous attend pour l’instant.';
export const notLoaded = 'Impossible de charger ce qui vous attend.';
/** Buttons. */
export const tryAgain = 'Réessayer';
export const nextReport = 'REX suivant';

/** Badges that say why a row is listed: a file is due at the authority, the reporter has answered, a report is new. */
export const reasons = { authority: 'À notifier à l’autorité', answer: 'Nouvelle réponse', new: 'Nouveau' };
/** The same: nobody has reviewed a report for {days} days, seven or more. */
export const waitingDays = { one: 'À lire depuis {days} jour', other: 'À lire depuis {days} jours' };
