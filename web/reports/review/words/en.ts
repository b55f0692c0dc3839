/** The SMS Manager Dashboard page: its heading, the tabs above the list of reports, and a failure to load. */

/** Page heading and subtitle. */
export const smsManagerDashboard = 'SMS Manager Dashboard';
export const reviewAndApprove = 'Review and approve safety reports';
export const denied =
  "Your account has no staff rights: pilots can sign in, but cannot see or review reports. Ask your club's admin if you need access.";
/** Tabs; {count} is the number of reports, or a placeholder while unknown. */
export const allReports = 'All Reports ({count})';
export const pending = 'Pending ({count})';
export const approved = 'Approved ({count})';
/** Heading of the list and name of its tabs, for screen readers. */
export const reports = 'Reports';
/** For screen readers after the filters have changed; {number} is the number of reports. */
export const reportsFound = { one: '{number} report found', other: '{number} reports found' };
/** Title of a message. */
export const reportNotLoaded = 'The report could not be loaded';
