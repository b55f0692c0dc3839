/** The part `Needs you` of the dashboard: the few reports and actions that need the safety team first. */

export const needsYou = 'Needs you';
/** Beside the heading: only the first rows of {all} are shown. */
export const shownOf = '{shown} of {all}';
export const nothingNeedsYou = 'Nothing needs you now.';
export const notLoaded = 'This list could not be loaded.';
/** Buttons. */
export const tryAgain = 'Try again';
export const nextReport = 'Next report';

/** Why a row is there, as a badge: a file is due at the aviation authority, the reporter has answered, a report is new. */
export const reasons = { authority: 'Due with the authority', answer: 'New answer', new: 'New' };
/** The same: nobody has looked at a report for {days} days, seven or more. */
export const waitingDays = { one: 'Waiting for {days} day', other: 'Waiting for {days} days' };
