/** The page SMS Manager Dashboard: its heading, the tabs above the list of reports, and what could not be loaded. */

/** Heading of the page, and what stands below it. */
export const smsManagerDashboard = 'Pannello sicurezza';
export const reviewAndApprove = 'Esamina e approva le segnalazioni di sicurezza';
export const denied =
  'Il tuo account non ha diritti di gestione: i piloti possono accedere, ma non vedere o esaminare le segnalazioni. Se ti serve, chiedi all’amministratore del tuo club.';
/** Tabs; {count} is how many reports there are, or a sign in its place while that is not known. */
export const allReports = 'Tutte ({count})';
export const pending = 'Da esaminare ({count})';
export const approved = 'Approvate ({count})';
/** Heading of the list and name of its tabs, heard by screen readers. */
export const reports = 'Segnalazioni';
/** Heard by screen readers after the filters have changed; {number} is how many. */
export const reportsFound = { one: '{number} segnalazione trovata', other: '{number} segnalazioni trovate' };
/** Title of a message. */
export const reportNotLoaded = 'Non è stato possibile caricare la segnalazione';
