/** The part `Needs you` of the dashboard: the few reports and actions that need the safety team first. */

export const needsYou = 'Čeká na vás';
/** Beside the heading: only the first rows of {all} are shown. */
export const shownOf = '{shown} z {all}';
export const nothingNeedsYou = 'Teď na vás nic nečeká.';
export const notLoaded = 'Co na vás čeká, se nepodařilo načíst.';
/** Buttons. */
export const tryAgain = 'Zkusit znovu';
export const nextReport = 'Další hlášení';

/** Why a row is there, as a badge: a file is due at the aviation authority, the reporter has answered, a report is new. */
export const reasons = { authority: 'Termín ohlášení úřadu', answer: 'Nová odpověď', new: 'Nové' };
/** The same: nobody has looked at a report for {days} days, seven or more. */
export const waitingDays = { one: 'Čeká {days} den', few: 'Čeká {days} dny', other: 'Čeká {days} dní' };
