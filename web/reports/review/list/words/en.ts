/** The dashboard's list of reports: counters, the line of follow-ups, cards, keys, and what stands in place of the list. */

/** Labels below large numbers; room is short. */
export const totalReports = 'Total Reports';
export const pendingReview = 'Pending Review';
export const approvedAndPublic = 'Approved & Public';
/** Heard by screen readers where a number cannot be had. */
export const notKnown = 'not known';

/** Before links such as `3 new, 2 in hand, 1 to check`, each to a list; {number} is how many follow-ups, or actions that are to be checked. */
export const followUp = 'Follow-up:';
export const followUps = {
  new: { one: '{number} new', other: '{number} new' },
  'in-hand': { one: '{number} in hand', other: '{number} in hand' },
  'to-check': { one: '{number} to check', other: '{number} to check' },
};

/** Heard by screen readers, before what keys do. */
export const keys = 'Keys: ';
/** Which key does what on the list; {j}, {k}, {n} and {enter} are drawn as keys. */
export const keysDo = '{j} {k} to move, {enter} to open, {n} for the next report';
/** The key, as it is named on a keyboard. */
export const enter = 'Enter';

/** Heard by screen readers: the chips that narrow the list, and what pressing one of them does. */
export const onlyReportsWith = 'Only reports with';
export const showOthersToo = ': show the others too';

/** Where a report stands, as a badge; hidden and never approved look the same. */
export const statuses = { pending: 'Pending Review', approved: 'Approved', rejected: 'Not Public' };

/** A report without a headline. */
export const safetyReport = 'Safety Report';
/** On a card: the safety team has written a comment. */
export const commented = 'Commented';
/** On a card: safety actions of the report that are not done. */
export const actionsOpen = { one: '{count} action open', other: '{count} actions open' };
/** On a card: the reporter has written, and nobody of the team has read it. */
export const newAnswer = 'New answer';

/** Heard by screen readers. */
export const loadingReports = 'Loading reports...';
/** In place of the list, which could not be had. */
export const fetchFailed = 'Failed to fetch reports';
/** In place of the list: under the tab of pending reports, of approved ones, of all. */
export const noReportsFound = 'No reports found';
export const allReviewed = 'All reports have been reviewed';
export const noApprovedYet = 'No approved reports yet';
export const noneSubmittedYet = 'No safety reports have been submitted yet';
export const filtersLeaveOut = 'The filters hide all of them: clear them to see all reports.';
export const wrongFilters = 'These filters cannot be used';
/** A button. */
export const clearFilters = 'Clear the filters';
