/** The SMS Manager Dashboard page: its heading, the tabs above the list of reports, and a failure to load. */

/** Page heading and subtitle. */
export const smsManagerDashboard = 'Översikt';
export const reviewAndApprove = 'Granska och godkänn säkerhetsrapporter';
export const denied =
  'Ditt konto hör inte till säkerhetsteamet: piloter kan logga in, men inte se eller granska rapporter. Fråga klubbens administratör om du behöver åtkomst.';
/** Tabs; {count} is the number of reports, or a placeholder while unknown. */
export const allReports = 'Alla ({count})';
export const pending = 'Väntar på granskning ({count})';
export const approved = 'Godkända ({count})';
/** Heading of the list and name of its tabs, for screen readers. */
export const reports = 'Rapporter';
/** For screen readers after the filters have changed; {number} is the number of reports. */
export const reportsFound = { one: '{number} rapport hittades', other: '{number} rapporter hittades' };
/** Title of a message. */
export const reportNotLoaded = 'Rapporten kunde inte laddas';
