/** The dashboard's list of reports: counters, the line of follow-ups, cards, keys, and texts instead of a list. */

/** Labels below large numbers; space is limited. */
export const totalReports = 'Total Reports';
export const pendingReview = 'Pending Review';
export const approvedAndPublic = 'Approved & Public';
/** For screen readers: instead of a number that could not be loaded. */
export const notKnown = 'not known';

/** Before links such as `3 new, 2 in hand, 1 to check`; {number} is a number of follow-ups, or of actions to check. */
export const followUp = 'Follow-up:';
export const followUps = {
  new: { one: '{number} new', other: '{number} new' },
  'in-hand': { one: '{number} in hand', other: '{number} in hand' },
  'to-check': { one: '{number} to check', other: '{number} to check' },
};

/** For screen readers, before `keysDo`. */
export const keys = 'Keys: ';
/** Which key does what on the list; {j}, {k}, {n} and {enter} are drawn as keys. */
export const keysDo = '{j} {k} to move, {enter} to open, {n} for the next report';
/** The name of the key on a keyboard. */
export const enter = 'Enter';

/** For screen readers: the chips that filter the list, and what pressing one does. */
export const onlyReportsWith = 'Only reports with';
export const showOthersToo = ': show the others too';

/** A report's status, as a badge; hidden and never approved look the same. */
export const statuses = { pending: 'Pending Review', approved: 'Approved', rejected: 'Not Public' };

/** A report without a headline. */
export const safetyReport = 'Safety Report';
/** On a card: the safety team has written a comment. */
export const commented = 'Commented';
/** On a card: open safety actions of the report. */
export const actionsOpen = { one: '{count} action open', other: '{count} actions open' };
/** On a card: a message from the reporter that nobody on the team has read. */
export const newAnswer = 'New answer';

/** For screen readers. */
export const loadingReports = 'Loading reports...';
/** Instead of the list if it could not be loaded. */
export const fetchFailed = 'Failed to fetch reports';
/** Instead of an empty list, on the tabs of pending, approved and all reports. */
export const noReportsFound = 'No reports found';
export const allReviewed = 'All reports have been reviewed';
export const noApprovedYet = 'No approved reports yet';
export const noneSubmittedYet = 'No safety reports have been submitted yet';
export const filtersHideAll = 'No report matches the filters. Clear them to see all reports.';
export const wrongFilters = 'These filters cannot be used';
/** A button. */
export const clearFilters = 'Clear the filters';
