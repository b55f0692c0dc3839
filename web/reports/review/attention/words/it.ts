/** The `Needs you` section of the dashboard: the few most urgent reports and actions. */

export const needsYou = 'Tocca a te';
/** Beside the heading: only the first rows of {all} are shown. */
export const shownOf = '{shown} di {all}';
export const nothingNeedsYou = 'Per ora non c’è nulla da fare.';
export const notLoaded = 'Non è stato possibile caricare l’elenco “Tocca a te”.';
/** Buttons. */
export const tryAgain = 'Riprova';
export const nextReport = 'Prossima segnalazione';

/** Badges that say why a row is listed: a file is due at the authority, the reporter has answered, a report is new. */
export const reasons = { authority: 'Scadenza con l’autorità', answer: 'Nuova risposta', new: 'Nuova' };
/** The same: nobody has reviewed a report for {days} days, seven or more. */
export const waitingDays = { one: 'In attesa da {days} giorno', other: 'In attesa da {days} giorni' };
