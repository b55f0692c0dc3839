/** The dashboard's list of reports: counters, the line of follow-ups, cards, keys, and texts instead of a list. */

/** Labels below large numbers; space is limited. */
export const totalReports = 'In tutto';
export const pendingReview = 'Da esaminare';
export const approvedAndPublic = 'Approvate e pubbliche';
/** For screen readers: instead of a number that could not be loaded. */
export const notKnown = 'non noto';

/** Before links such as `3 new, 2 in hand, 1 to check`; {number} is a number of follow-ups, or of actions to check. */
export const followUp = 'Gestione:';
export const followUps = {
  new: { one: '{number} nuova', other: '{number} nuove' },
  'in-hand': { one: '{number} in corso', other: '{number} in corso' },
  'to-check': { one: '{number} da verificare', other: '{number} da verificare' },
};

/** For screen readers, before `keysDo`. */
export const keys = 'Tasti: ';
/** Which key does what on the list; {j}, {k}, {n} and {enter} are drawn as keys. */
export const keysDo = '{j} {k} per scorrere, {enter} per aprire, {n} per la prossima segnalazione';
/** The name of the key on a keyboard. */
export const enter = 'Invio';

/** For screen readers: the chips that filter the list, and what pressing one does. */
export const onlyReportsWith = 'Solo segnalazioni con';
export const showOthersToo = ': mostra anche le altre';

/** A report's status, as a badge; hidden and never approved look the same. */
export const statuses = { pending: 'Da esaminare', approved: 'Approvata', rejected: 'Non pubblica' };

/** A report without a headline. */
export const safetyReport = 'Segnalazione di sicurezza';
/** On a card: the safety team has written a comment. */
export const commented = 'Con commento';
/** On a card: open safety actions of the report. */
export const actionsOpen = { one: '{count} azione aperta', other: '{count} azioni aperte' };
/** On a card: a message from the reporter that nobody on the team has read. */
export const newAnswer = 'Nuova risposta';

/** For screen readers. */
export const loadingReports = 'Caricamento delle segnalazioni…';
/** Instead of the list if it could not be loaded. */
export const fetchFailed = 'Non è stato possibile caricare le segnalazioni';
/** Instead of an empty list, on the tabs of pending, approved and all reports. */
export const noReportsFound = 'Nessuna segnalazione';
export const allReviewed = 'Tutte le segnalazioni sono state esaminate';
export const noApprovedYet = 'Ancora nessuna segnalazione approvata';
export const noneSubmittedYet = 'Non è ancora arrivata nessuna segnalazione';
export const filtersHideAll = 'Nessuna segnalazione corrisponde ai filtri: azzerali per vederle tutte.';
export const wrongFilters = 'Questi filtri non si possono usare';
/** A button. */
export const clearFilters = 'Azzera i filtri';
