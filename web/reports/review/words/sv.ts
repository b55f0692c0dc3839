/** The page SMS Manager Dashboard: its heading, the tabs above the list of reports, and what could not be loaded. */

/** Heading of the page, and what stands below it. */
export const smsManagerDashboard = 'Översikt';
export const reviewAndApprove = 'Granska och godkänn säkerhetsrapporter';
export const denied =
  'Ditt konto hör inte till säkerhetsteamet: piloter kan logga in, men inte se eller granska rapporter. Fråga klubbens administratör om du behöver åtkomst.';
/** Tabs; {count} is how many reports there are, or a sign in its place while that is not known. */
export const allReports = 'Alla ({count})';
export const pending = 'Väntar på granskning ({count})';
export const approved = 'Godkända ({count})';
/** Heading of the list and name of its tabs, heard by screen readers. */
export const reports = 'Rapporter';
/** Heard by screen readers after the filters have changed; {number} is how many. */
export const reportsFound = { one: '{number} rapport hittades', other: '{number} rapporter hittades' };
/** Title of a message. */
export const reportNotLoaded = 'Rapporten kunde inte laddas';
