/** The Actions page: all actions of a club, in order of their due dates. */

/** Below the heading of the page. */
export const whoDoesWhat = 'Who does what by when, and whether it worked';
export const noStaffRights =
  "Your account has no staff rights: pilots can sign in, but cannot see actions. Ask your club's admin if you need access.";
export const loadingActions = 'Loading actions...';
export const notLoaded = 'The actions could not be loaded.';

/** Tabs, with {count} if there are any actions to count. */
export const open = 'Open';
export const mine = 'Mine';
export const overdue = 'Overdue';
export const overdueCount = 'Overdue ({count})';
export const toCheck = 'To check';
export const toCheckCount = 'To check ({count})';
export const done = 'Done';

/** Shown instead of an empty list, by tab. */
export const nothing = {
  open: 'No action is open. Say who does what by when, and ask later whether it worked.',
  mine: 'You have no open actions.',
  overdue: 'Nothing is overdue.',
  check: 'Nothing needs to be checked now.',
  done: 'No action has been completed yet.',
};

/** A link, and its name for screen readers, which must begin with the same words; {title} is the action. */
export const openReport = 'Open the report';
export const openReportBehind = 'Open the report for: {title}';
