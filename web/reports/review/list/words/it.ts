/** The dashboard's list of reports: counters, the line of follow-ups, cards, keys, and what stands in place of the list. */

/** Labels below large numbers; room is short. */
export const totalReports = 'In tutto';
export const pendingReview = 'Da esaminare';
export const approvedAndPublic = 'Approvate e pubbliche';
/** Heard by screen readers where a number cannot be had. */
export const notKnown = 'non noto';

/** Before links such as `3 new, 2 in hand, 1 to check`, each to a list; {number} is how many follow-ups, or actions that are to be checked. */
export const followUp = 'Gestione:';
export const followUps = {
  new: { one: '{number} nuova', other: '{number} nuove' },
  'in-hand': { one: '{number} in corso', other: '{number} in corso' },
  'to-check': { one: '{number} da verificare', other: '{number} da verificare' },
};

/** Heard by screen readers, before what keys do. */
export const keys = 'Tasti: ';
/** Which key does what on the list; {j}, {k}, {n} and {enter} are drawn as keys. */
export const keysDo = '{j} {k} per scorrere, {enter} per aprire, {n} per la prossima segnalazione';
/** The key, as it is named on a keyboard. */
export const enter = 'Invio';

/** Heard by screen readers: the chips that narrow the list, and what pressing one of them does. */
export const onlyReportsWith = 'Solo segnalazioni con';
export const showOthersToo = ': mostra anche le altre';

/** Where a report stands, as a badge; hidden and never approved look the same. */
export const statuses = { pending: 'Da esaminare', approved: 'Approvata', rejected: 'Non pubblica' };

/** A report without a headline. */
export const safetyReport = 'Segnalazione di sicurezza';
/** On a card: the safety team has written a comment. */
export const commented = 'Con commento';
/** On a card: safety actions of the report that are not done. */
export const actionsOpen = { one: '{count} azione aperta', other: '{count} azioni aperte' };
/** On a card: the reporter has written, and nobody of the team has read it. */
export const newAnswer = 'Nuova risposta';

/** Heard by screen readers. */
export const loadingReports = 'Caricamento delle segnalazioni…';
/** In place of the list, which could not be had. */
export const fetchFailed = 'Non è stato possibile caricare le segnalazioni';
/** In place of the list: under the tab of pending reports, of approved ones, of all. */
export const noReportsFound = 'Nessuna segnalazione';
export const allReviewed = 'Tutte le segnalazioni sono state esaminate';
export const noApprovedYet = 'Ancora nessuna segnalazione approvata';
export const noneSubmittedYet = 'Non è ancora arrivata nessuna segnalazione';
export const filtersLeaveOut = 'I filtri escludono tutto il resto: azzerali per vedere tutte le segnalazioni.';
export const wrongFilters = 'Questi filtri non si possono usare';
/** A button. */
export const clearFilters = 'Azzera i filtri';
