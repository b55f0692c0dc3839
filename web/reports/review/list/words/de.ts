/** The dashboard's list of reports: counters, the line of follow-ups, cards, keys, and texts instead of a list. */

/** Labels below large numbers; space is limited. */
export const totalReports = 'Meldungen';
export const pendingReview = 'Warten auf die Prüfung';
export const approvedAndPublic = 'Öffentlich';
/** For screen readers: instead of a number that could not be loaded. */
export const notKnown = 'nicht bekannt';

/** Before links such as `3 new, 2 in hand, 1 to check`; {number} is a number of follow-ups, or of actions to check. */
export const followUp = 'Nachbereitung:';
export const followUps = {
  new: { one: '{number} neu', other: '{number} neu' },
  'in-hand': { one: '{number} in Arbeit', other: '{number} in Arbeit' },
  'to-check': { one: '{number} zu prüfen', other: '{number} zu prüfen' },
};

/** For screen readers, before `keysDo`. */
export const keys = 'Tasten: ';
/** Which key does what on the list; {j}, {k}, {n} and {enter} are drawn as keys. */
export const keysDo = '{j} {k} blättern, {enter} öffnet, {n} zeigt die nächste Meldung';
/** The name of the key on a keyboard. */
export const enter = 'Enter';

/** For screen readers: the chips that filter the list, and what pressing one does. */
export const onlyReportsWith = 'Nur Meldungen mit';
export const showOthersToo = ': auch die anderen zeigen';

/** A report's status, as a badge; hidden and never approved look the same. */
export const statuses = { pending: 'Wartet auf die Prüfung', approved: 'Freigegeben', rejected: 'Nicht öffentlich' };

/** A report without a headline. */
export const safetyReport = 'Sicherheitsmeldung';
/** On a card: the safety team has written a comment. */
export const commented = 'Kommentiert';
/** On a card: open safety actions of the report. */
export const actionsOpen = { one: '{count} Maßnahme offen', other: '{count} Maßnahmen offen' };
/** On a card: a message from the reporter that nobody on the team has read. */
export const newAnswer = 'Neue Antwort';

/** For screen readers. */
export const loadingReports = 'Meldungen werden geladen…';
/** Instead of the list if it could not be loaded. */
export const fetchFailed = 'Die Meldungen konnten nicht geladen werden';
/** Instead of an empty list, on the tabs of pending, approved and all reports. */
export const noReportsFound = 'Keine Meldungen gefunden';
export const allReviewed = 'Alle Meldungen sind geprüft';
export const noApprovedYet = 'Noch keine Meldung ist freigegeben';
export const noneSubmittedYet = 'Noch keine Sicherheitsmeldung ist eingegangen';
export const filtersHideAll = 'Keine Meldung passt zu den Filtern: Setze sie zurück, um alle zu sehen.';
export const wrongFilters = 'Diese Filter gehen so nicht';
/** A button. */
export const clearFilters = 'Filter zurücksetzen';
