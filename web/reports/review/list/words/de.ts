/** The dashboard's list of reports: counters, the line of follow-ups, cards, keys, and what stands in place of the list. */

/** Labels below large numbers; room is short. */
export const totalReports = 'Meldungen';
export const pendingReview = 'Warten auf die Prüfung';
export const approvedAndPublic = 'Öffentlich';
/** Heard by screen readers where a number cannot be had. */
export const notKnown = 'nicht bekannt';

/** Before links such as `3 new, 2 in hand, 1 to check`, each to a list; {number} is how many follow-ups, or actions that are to be checked. */
export const followUp = 'Nachbereitung:';
export const followUps = {
  new: { one: '{number} neu', other: '{number} neu' },
  'in-hand': { one: '{number} in Arbeit', other: '{number} in Arbeit' },
  'to-check': { one: '{number} zu prüfen', other: '{number} zu prüfen' },
};

/** Heard by screen readers, before what keys do. */
export const keys = 'Tasten: ';
/** Which key does what on the list; {j}, {k}, {n} and {enter} are drawn as keys. */
export const keysDo = '{j} {k} bewegen, {enter} öffnet, {n} zeigt die nächste Meldung';
/** The key, as it is named on a keyboard. */
export const enter = 'Enter';

/** Heard by screen readers: the chips that narrow the list, and what pressing one of them does. */
export const onlyReportsWith = 'Nur Meldungen mit';
export const showOthersToo = ': auch die anderen zeigen';

/** Where a report stands, as a badge; hidden and never approved look the same. */
export const statuses = { pending: 'Wartet auf die Prüfung', approved: 'Freigegeben', rejected: 'Nicht öffentlich' };

/** A report without a headline. */
export const safetyReport = 'Sicherheitsmeldung';
/** On a card: the safety team has written a comment. */
export const commented = 'Kommentiert';
/** On a card: safety actions of the report that are not done. */
export const actionsOpen = { one: '{count} Maßnahme offen', other: '{count} Maßnahmen offen' };
/** On a card: the reporter has written, and nobody of the team has read it. */
export const newAnswer = 'Neue Antwort';

/** Heard by screen readers. */
export const loadingReports = 'Meldungen werden geladen…';
/** In place of the list, which could not be had. */
export const fetchFailed = 'Die Meldungen konnten nicht geladen werden';
/** In place of the list: under the tab of pending reports, of approved ones, of all. */
export const noReportsFound = 'Keine Meldungen gefunden';
export const allReviewed = 'Alle Meldungen sind geprüft';
export const noApprovedYet = 'Noch keine Meldung ist freigegeben';
export const noneSubmittedYet = 'Noch keine Sicherheitsmeldung ist eingegangen';
export const filtersLeaveOut = 'Alles andere ist ausgefiltert: Setze die Filter zurück, um alle Meldungen zu sehen.';
export const wrongFilters = 'Diese Filter gehen so nicht';
/** A button. */
export const clearFilters = 'Filter zurücksetzen';
