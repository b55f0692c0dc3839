/** The `Needs you` section of the dashboard: the few most urgent reports and actions. */

export const needsYou = 'Väntar på dig';
/** Beside the heading: only the first rows of {all} are shown. */
export const shownOf = '{shown} av {all}';
export const nothingNeedsYou = 'Inget väntar på dig just nu.';
export const notLoaded = 'Det som väntar på dig kunde inte laddas.';
/** Buttons. */
export const tryAgain = 'Försök igen';
export const nextReport = 'Nästa rapport';

/** Badges that say why a row is listed: a file is due at the authority, the reporter has answered, a report is new. */
export const reasons = { authority: 'Ska till myndigheten', answer: 'Nytt svar', new: 'Ny' };
/** The same: nobody has reviewed a report for {days} days, seven or more. */
export const waitingDays = { one: 'Har väntat {days} dag', other: 'Har väntat {days} dagar' };
