/** The page SMS Manager Dashboard: its heading, the tabs above the list of reports, and what could not be loaded. */

/** Heading of the page, and what stands below it. */
export const smsManagerDashboard = 'SMS Manager Dashboard';
export const reviewAndApprove = 'Review and approve safety reports';
export const denied =
  "Your account has no staff rights: pilots can sign in, but cannot see or review reports. Ask your club's admin if you need access.";
/** Tabs; {count} is how many reports there are, or a sign in its place while that is not known. */
export const allReports = 'All Reports ({count})';
export const pending = 'Pending ({count})';
export const approved = 'Approved ({count})';
/** Heading of the list and name of its tabs, heard by screen readers. */
export const reports = 'Reports';
/** Heard by screen readers after the filters have changed; {number} is how many. */
export const reportsFound = { one: '{number} report found', other: '{number} reports found' };
/** Title of a message. */
export const reportNotLoaded = 'The report could not be loaded';
