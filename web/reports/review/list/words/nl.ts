/** The dashboard's list of reports: counters, the line of follow-ups, cards, keys, and texts instead of a list. */

/** Labels below large numbers; space is limited. */
export const totalReports = 'Meldingen';
export const pendingReview = 'Wacht op beoordeling';
export const approvedAndPublic = 'Openbaar';
/** For screen readers: instead of a number that could not be loaded. */
export const notKnown = 'onbekend';

/** Before links such as `3 new, 2 in hand, 1 to check`; {number} is a number of follow-ups, or of actions to check. */
export const followUp = 'Afhandeling:';
export const followUps = {
  new: { one: '{number} nieuw', other: '{number} nieuw' },
  'in-hand': { one: '{number} in behandeling', other: '{number} in behandeling' },
  'to-check': { one: '{number} te controleren', other: '{number} te controleren' },
};

/** For screen readers, before `keysDo`. */
export const keys = 'Toetsen: ';
/** Which key does what on the list; {j}, {k}, {n} and {enter} are drawn as keys. */
export const keysDo = '{j} {k} om te bladeren, {enter} om te openen, {n} voor de volgende melding';
/** The name of the key on a keyboard. */
export const enter = 'Enter';

/** For screen readers: the chips that filter the list, and what pressing one does. */
export const onlyReportsWith = 'Alleen meldingen met';
export const showOthersToo = ': ook de andere tonen';

/** A report's status, as a badge; hidden and never approved look the same. */
export const statuses = { pending: 'Wacht op beoordeling', approved: 'Goedgekeurd', rejected: 'Niet openbaar' };

/** A report without a headline. */
export const safetyReport = 'Veiligheidsmelding';
/** On a card: the safety team has written a comment. */
export const commented = 'Met analyse';
/** On a card: open safety actions of the report. */
export const actionsOpen = { one: '{count} open actie', other: '{count} open acties' };
/** On a card: a message from the reporter that nobody on the team has read. */
export const newAnswer = 'Nieuw antwoord';

/** For screen readers. */
export const loadingReports = 'Meldingen laden…';
/** Instead of the list if it could not be loaded. */
export const fetchFailed = 'De meldingen konden niet worden opgehaald';
/** Instead of an empty list, on the tabs of pending, approved and all reports. */
export const noReportsFound = 'Geen meldingen gevonden';
export const allReviewed = 'Alle meldingen zijn beoordeeld';
export const noApprovedYet = 'Nog geen goedgekeurde meldingen';
export const noneSubmittedYet = 'Er is nog geen veiligheidsmelding gedaan';
export const filtersHideAll = 'Geen melding past bij de filters: wis ze om alle meldingen te zien.';
export const wrongFilters = 'Deze filters kunnen niet worden gebruikt';
/** A button. */
export const clearFilters = 'Filters wissen';
