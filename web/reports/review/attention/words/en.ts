/** The `Needs you` section of the dashboard: the few most urgent reports and actions. */

export const needsYou = 'Needs you';
/** Beside the heading: only the first rows of {all} are shown. */
export const shownOf = '{shown} of {all}';
export const nothingNeedsYou = 'Nothing needs your attention.';
export const notLoaded = 'This list could not be loaded.';
/** Buttons. */
export const tryAgain = 'Try again';
export const nextReport = 'Next report';

/** Badges that say why a row is listed: a file is due at the authority, the reporter has answered, a report is new. */
export const reasons = { authority: 'Authority deadline', answer: 'New answer', new: 'New' };
/** The same: nobody has reviewed a report for {days} days, seven or more. */
export const waitingDays = { one: 'Waiting for {days} day', other: 'Waiting for {days} days' };
