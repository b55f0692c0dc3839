/** The dashboard's list of reports: counters, the line of follow-ups, cards, keys, and texts instead of a list. */

/** Labels below large numbers; space is limited. */
export const totalReports = 'Hlášení celkem';
export const pendingReview = 'Čeká na posouzení';
export const approvedAndPublic = 'Schválená a veřejná';
/** For screen readers: instead of a number that could not be loaded. */
export const notKnown = 'není známo';

/** Before links such as `3 new, 2 in hand, 1 to check`; {number} is a number of follow-ups, or of actions to check. */
export const followUp = 'Řešení:';
export const followUps = {
  new: { one: '{number} nové', few: '{number} nová', other: '{number} nových' },
  'in-hand': { one: '{number} se řeší', few: '{number} se řeší', other: '{number} se řeší' },
  'to-check': { one: '{number} k ověření', few: '{number} k ověření', other: '{number} k ověření' },
};

/** For screen readers, before `keysDo`. */
export const keys = 'Klávesy: ';
/** Which key does what on the list; {j}, {k}, {n} and {enter} are drawn as keys. */
export const keysDo = '{j} {k} posun, {enter} otevřít, {n} další hlášení';
/** The name of the key on a keyboard. */
export const enter = 'Enter';

/** For screen readers: the chips that filter the list, and what pressing one does. */
export const onlyReportsWith = 'Jen hlášení, u nichž platí';
export const showOthersToo = ': zobrazit i ostatní';

/** A report's status, as a badge; hidden and never approved look the same. */
export const statuses = { pending: 'Čeká na posouzení', approved: 'Schváleno', rejected: 'Není veřejné' };

/** A report without a headline. */
export const safetyReport = 'Bezpečnostní hlášení';
/** On a card: the safety team has written a comment. */
export const commented = 'S komentářem';
/** On a card: open safety actions of the report. */
export const actionsOpen = {
  one: '{count} otevřené opatření',
  few: '{count} otevřená opatření',
  other: '{count} otevřených opatření',
};
/** On a card: a message from the reporter that nobody on the team has read. */
export const newAnswer = 'Nová odpověď';

/** For screen readers. */
export const loadingReports = 'Načítám hlášení…';
/** Instead of the list if it could not be loaded. */
export const fetchFailed = 'Hlášení se nepodařilo načíst';
/** Instead of an empty list, on the tabs of pending, approved and all reports. */
export const noReportsFound = 'Žádná hlášení';
export const allReviewed = 'Všechna hlášení jsou posouzena';
export const noApprovedYet = 'Zatím není schválené žádné hlášení';
export const noneSubmittedYet = 'Zatím nikdo žádné hlášení nepodal';
export const filtersHideAll = 'Filtrům neodpovídá žádné hlášení: zrušte je a uvidíte všechna.';
export const wrongFilters = 'Tyto filtry nelze použít';
/** A button. */
export const clearFilters = 'Zrušit filtry';
