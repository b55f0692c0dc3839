/** The SMS Manager Dashboard page: its heading, the tabs above the list of reports, and a failure to load. */

/** Page heading and subtitle. */
export const smsManagerDashboard = 'Pannello sicurezza';
export const reviewAndApprove = 'Esamina e approva le segnalazioni di sicurezza';
export const denied =
  'Il tuo account non ha diritti di gestione: i piloti possono accedere, ma non vedere o esaminare le segnalazioni. Se ti serve, chiedi all’amministratore del tuo club.';
/** Tabs; {count} is the number of reports, or a placeholder while unknown. */
export const allReports = 'Tutte ({count})';
export const pending = 'Da esaminare ({count})';
export const approved = 'Approvate ({count})';
/** Heading of the list and name of its tabs, for screen readers. */
export const reports = 'Segnalazioni';
/** For screen readers after the filters have changed; {number} is the number of reports. */
export const reportsFound = { one: '{number} segnalazione trovata', other: '{number} segnalazioni trovate' };
/** Title of a message. */
export const reportNotLoaded = 'Non è stato possibile caricare la segnalazione';
