/** The `Needs you` section of the dashboard: the few most urgent reports and actions. */

export const needsYou = 'Vraagt aandacht';
/** Beside the heading: only the first rows of {all} are shown. */
export const shownOf = '{shown} van {all}';
export const nothingNeedsYou = 'Er is nu niets dat aandacht vraagt.';
export const notLoaded = 'Wat aandacht vraagt, kon niet worden geladen.';
/** Buttons. */
export const tryAgain = 'Opnieuw proberen';
export const nextReport = 'Volgende melding';

/** Badges that say why a row is listed: a file is due at the authority, the reporter has answered, a report is new. */
export const reasons = { authority: 'Termijn autoriteit', answer: 'Nieuw antwoord', new: 'Nieuw' };
/** The same: nobody has reviewed a report for {days} days, seven or more. */
export const waitingDays = { one: 'Wacht al {days} dag', other: 'Wacht al {days} dagen' };
