/** The `Needs you` section of the dashboard: the few most urgent reports and actions. */

export const needsYou = 'Čeká na vás';
/** Beside the heading: only the first rows of {all} are shown. */
export const shownOf = '{shown} z {all}';
export const nothingNeedsYou = 'Teď na vás nic nečeká.';
export const notLoaded = 'Co na vás čeká, se nepodařilo načíst.';
/** Buttons. */
export const tryAgain = 'Zkusit znovu';
export const nextReport = 'Další hlášení';

/** Badges that say why a row is listed: a file is due at the authority, the reporter has answered, a report is new. */
export const reasons = { authority: 'Termín pro ohlášení úřadu', answer: 'Nová odpověď', new: 'Nové' };
/** The same: nobody has reviewed a report for {days} days, seven or more. */
export const waitingDays = { one: 'Čeká {days} den', few: 'Čeká {days} dny', other: 'Čeká {days} dní' };
