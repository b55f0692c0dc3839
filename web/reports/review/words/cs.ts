/** The SMS Manager Dashboard page: its heading, the tabs above the list of reports, and a failure to load. */

/** Page heading and subtitle. */
export const smsManagerDashboard = 'Přehled hlášení';
export const reviewAndApprove = 'Posuzování a schvalování bezpečnostních hlášení';
export const denied =
  'Váš účet nemá práva bezpečnostního týmu: piloti se přihlásit mohou, hlášení ale nevidí ani neposuzují. Potřebujete-li přístup, požádejte admina svého aeroklubu.';
/** Tabs; {count} is the number of reports, or a placeholder while unknown. */
export const allReports = 'Všechna ({count})';
export const pending = 'Čeká na posouzení ({count})';
export const approved = 'Schválená ({count})';
/** Heading of the list and name of its tabs, for screen readers. */
export const reports = 'Hlášení';
/** For screen readers after the filters have changed; {number} is the number of reports. */
export const reportsFound = {
  one: 'Nalezeno {number} hlášení',
  few: 'Nalezena {number} hlášení',
  other: 'Nalezeno {number} hlášení',
};
/** Title of a message. */
export const reportNotLoaded = 'Hlášení se nepodařilo načíst';
