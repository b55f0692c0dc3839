/** The page Actions: all actions of a club, those that are due first. */

/** Below the heading of the page. */
export const whoDoesWhat = 'Who does what by when, and whether it worked';
export const noStaffRights =
  "Your account has no staff rights: pilots can sign in, but cannot see actions. Ask your club's admin if you need access.";
export const loadingActions = 'Loading actions...';
export const notLoaded = 'The actions could not be loaded.';

/** Tabs: which actions are shown. With {count} where there are some. */
export const open = 'Open';
export const mine = 'Mine';
export const overdue = 'Overdue';
export const overdueCount = 'Overdue ({count})';
export const toCheck = 'To check';
export const toCheckCount = 'To check ({count})';
export const done = 'Done';

/** In place of the list, by the tab: there is none. */
export const nothing = {
  mine: 'You have no open actions.',
  overdue: 'Nothing is overdue.',
  check: 'Nothing needs to be checked now.',
  done: 'No action has been completed yet.',
};

/** A link, and its whole name for those who hear it: it begins with the same words; {title} is what is to be done. */
export const openReport = 'Open the report';
export const openReportBehind = 'Open the report for: {title}';
