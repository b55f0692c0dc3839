/** The page SMS Manager Dashboard: its heading, the tabs above the list of reports, and what could not be loaded. */

/** Heading of the page, and what stands below it. */
export const smsManagerDashboard = 'Přehled hlášení';
export const reviewAndApprove = 'Posuzování a schvalování bezpečnostních hlášení';
export const denied =
  'Váš účet nemá práva bezpečnostního týmu: piloti se přihlásit mohou, hlášení ale nevidí ani neposuzují. Potřebujete-li přístup, požádejte admina svého aeroklubu.';
/** Tabs; {count} is how many reports there are, or a sign in its place while that is not known. */
export const allReports = 'Všechna ({count})';
export const pending = 'Čeká na posouzení ({count})';
export const approved = 'Schválená ({count})';
/** Heading of the list and name of its tabs, heard by screen readers. */
export const reports = 'Hlášení';
/** Heard by screen readers after the filters have changed; {number} is how many. */
export const reportsFound = {
  one: 'Nalezeno {number} hlášení',
  few: 'Nalezena {number} hlášení',
  other: 'Nalezeno {number} hlášení',
};
/** Title of a message. */
export const reportNotLoaded = 'Hlášení se nepodařilo načíst';
