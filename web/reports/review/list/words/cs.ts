/** The dashboard's list of reports: counters, the line of follow-ups, cards, keys, and what stands in place of the list. */

/** Labels below large numbers; room is short. */
export const totalReports = 'Hlášení celkem';
export const pendingReview = 'Čeká na posouzení';
export const approvedAndPublic = 'Schváleno, veřejné';
/** Heard by screen readers where a number cannot be had. */
export const notKnown = 'není známo';

/** Before links such as `3 new, 2 in hand, 1 to check`, each to a list; {number} is how many follow-ups, or actions that are to be checked. */
export const followUp = 'Řešení:';
export const followUps = {
  new: { one: '{number} nové', few: '{number} nová', other: '{number} nových' },
  'in-hand': { one: '{number} se řeší', few: '{number} se řeší', other: '{number} se řeší' },
  'to-check': { one: '{number} k ověření', few: '{number} k ověření', other: '{number} k ověření' },
};

/** Heard by screen readers, before what keys do. */
export const keys = 'Klávesy: ';
/** Which key does what on the list; {j}, {k}, {n} and {enter} are drawn as keys. */
export const keysDo = '{j} {k} posun, {enter} otevřít, {n} další hlášení';
/** The key, as it is named on a keyboard. */
export const enter = 'Enter';

/** Heard by screen readers: the chips that narrow the list, and what pressing one of them does. */
export const onlyReportsWith = 'Jen hlášení, u nichž platí';
export const showOthersToo = ': zobrazit i ostatní';

/** Where a report stands, as a badge; hidden and never approved look the same. */
export const statuses = { pending: 'Čeká na posouzení', approved: 'Schváleno', rejected: 'Není veřejné' };

/** A report without a headline. */
export const safetyReport = 'Bezpečnostní hlášení';
/** On a card: the safety team has written a comment. */
export const commented = 'S komentářem';
/** On a card: safety actions of the report that are not done. */
export const actionsOpen = {
  one: '{count} otevřené opatření',
  few: '{count} otevřená opatření',
  other: '{count} otevřených opatření',
};
/** On a card: the reporter has written, and nobody of the team has read it. */
export const newAnswer = 'Nová odpověď';

/** Heard by screen readers. */
export const loadingReports = 'Načítám hlášení…';
/** In place of the list, which could not be had. */
export const fetchFailed = 'Hlášení se nepodařilo načíst';
/** In place of the list: under the tab of pending reports, of approved ones, of all. */
export const noReportsFound = 'Žádná hlášení';
export const allReviewed = 'Všechna hlášení jsou posouzena';
export const noApprovedYet = 'Zatím není schválené žádné hlášení';
export const noneSubmittedYet = 'Zatím nikdo žádné hlášení nepodal';
export const filtersLeaveOut = 'Ostatní hlášení skrývají filtry: zrušte je a uvidíte všechna.';
export const wrongFilters = 'Tyto filtry nelze použít';
/** A button. */
export const clearFilters = 'Zrušit filtry';
