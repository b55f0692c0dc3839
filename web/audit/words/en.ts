/** The Audit Log page, for super-admins: who did what, and when. */

/** Page heading, and name of the table. */
export const auditLog = 'Audit Log';
export const whoDidWhat = 'Who did what, and when. No report texts, passwords or contact details are kept here.';
export const accessDenied = 'Access denied. Only super-admins can read the audit log.';
export const loadingLog = 'Loading the audit log...';
export const logNotLoaded = 'The audit log could not be loaded.';
export const nothingDone = 'No entries of this kind in this period.';
/** A button below the table, and the message if it fails. */
export const moreLines = 'Load more entries';
export const moreLinesFailed = 'More entries could not be loaded.';

/** Name of the filter group, labels of the filters, and the option that filters nothing. */
export const filters = 'Filters';
export const action = 'Action';
export const allActions = 'All actions';
export const startDate = 'Start Date';
export const endDate = 'End Date';

/** Headings of columns. */
export const when = 'When';
export const who = 'Who';
export const what = 'What';
export const details = 'Details';
/** In place of a name. */
export const nobodySignedIn = 'Not signed in';
export const deletedUser = 'Deleted user';
/** What an entry is about; {id} is the beginning of its id, such as 6a22e17c. */
export const subjects = {
  report: 'report {id}',
  club: 'club {id}',
  user: 'user {id}',
  action: 'action {id}',
  hazard: 'hazard {id}',
};
