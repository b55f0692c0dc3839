/** The dashboard's list of reports: counters, the line of follow-ups, cards, keys, and what stands in place of the list. */

/** Labels below large numbers; room is short. */
export const totalReports = 'Meldingen';
export const pendingReview = 'Wacht op beoordeling';
export const approvedAndPublic = 'Openbaar';
/** Heard by screen readers where a number cannot be had. */
export const notKnown = 'onbekend';

/** Before links such as `3 new, 2 in hand, 1 to check`, each to a list; {number} is how many follow-ups, or actions that are to be checked. */
export const followUp = 'Afhandeling:';
export const followUps = {
  new: { one: '{number} nieuw', other: '{number} nieuw' },
  'in-hand': { one: '{number} in behandeling', other: '{number} in behandeling' },
  'to-check': { one: '{number} te controleren', other: '{number} te controleren' },
};

/** Heard by screen readers, before what keys do. */
export const keys = 'Toetsen: ';
/** Which key does what on the list; {j}, {k}, {n} and {enter} are drawn as keys. */
export const keysDo = '{j} {k} om te bladeren, {enter} om te openen, {n} voor de volgende melding';
/** The key, as it is named on a keyboard. */
export const enter = 'Enter';

/** Heard by screen readers: the chips that narrow the list, and what pressing one of them does. */
export const onlyReportsWith = 'Alleen meldingen met';
export const showOthersToo = ': ook de andere tonen';

/** Where a report stands, as a badge; hidden and never approved look the same. */
export const statuses = { pending: 'Wacht op beoordeling', approved: 'Goedgekeurd', rejected: 'Niet openbaar' };

/** A report without a headline. */
export const safetyReport = 'Veiligheidsmelding';
/** On a card: the safety team has written a comment. */
export const commented = 'Met analyse';
/** On a card: safety actions of the report that are not done. */
export const actionsOpen = { one: '{count} open actie', other: '{count} open acties' };
/** On a card: the reporter has written, and nobody of the team has read it. */
export const newAnswer = 'Nieuw antwoord';

/** Heard by screen readers. */
export const loadingReports = 'Meldingen laden…';
/** In place of the list, which could not be had. */
export const fetchFailed = 'De meldingen konden niet worden opgehaald';
/** In place of the list: under the tab of pending reports, of approved ones, of all. */
export const noReportsFound = 'Geen meldingen gevonden';
export const allReviewed = 'Alle meldingen zijn beoordeeld';
export const noApprovedYet = 'Nog geen goedgekeurde meldingen';
export const noneSubmittedYet = 'Er is nog geen veiligheidsmelding gedaan';
export const filtersLeaveOut = 'Door de filters zie je de rest niet: wis ze om alle meldingen te zien.';
export const wrongFilters = 'Deze filters kunnen niet worden gebruikt';
/** A button. */
export const clearFilters = 'Filters wissen';
