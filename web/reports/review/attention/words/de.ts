/** The `Needs you` section of the dashboard: the few most urgent reports and actions. */

export const needsYou = 'Jetzt zu tun';
/** Beside the heading: only the first rows of {all} are shown. */
export const shownOf = '{shown} von {all}';
export const nothingNeedsYou = 'Zurzeit ist nichts zu tun.';
export const notLoaded = 'Was zu tun ist, konnte nicht geladen werden.';
/** Buttons. */
export const tryAgain = 'Noch einmal versuchen';
export const nextReport = 'Nächste Meldung';

/** Badges that say why a row is listed: a file is due at the authority, the reporter has answered, a report is new. */
export const reasons = { authority: 'Frist bei der Behörde', answer: 'Neue Antwort', new: 'Neu' };
/** The same: nobody has reviewed a report for {days} days, seven or more. */
export const waitingDays = { one: 'Wartet seit {days} Tag', other: 'Wartet seit {days} Tagen' };
