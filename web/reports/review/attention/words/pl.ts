/** The `Needs you` section of the dashboard: the few most urgent reports and actions. */

export const needsYou = 'Do zrobienia';
/** Beside the heading: only the first rows of {all} are shown. */
export const shownOf = '{shown} z {all}';
export const nothingNeedsYou = 'Na razie nie ma nic do zrobienia.';
export const notLoaded = 'Nie udało się wczytać spraw do zrobienia.';
/** Buttons. */
export const tryAgain = 'Spróbuj ponownie';
export const nextReport = 'Następne zgłoszenie';

/** Badges that say why a row is listed: a file is due at the authority, the reporter has answered, a report is new. */
export const reasons = { authority: 'Termin zgłoszenia do urzędu', answer: 'Nowa odpowiedź', new: 'Nowe' };
/** The same: nobody has reviewed a report for {days} days, seven or more. */
export const waitingDays = { one: 'Czeka {days} dzień', few: 'Czeka {days} dni', many: 'Czeka {days} dni' };
