/** The SMS Manager Dashboard page: its heading, the tabs above the list of reports, and a failure to load. */

/** Page heading and subtitle. */
export const smsManagerDashboard = 'Panel zespołu bezpieczeństwa';
export const reviewAndApprove = 'Sprawdzanie i zatwierdzanie zgłoszeń';
export const denied =
  'To konto nie ma uprawnień zespołu: piloci mogą się zalogować, ale nie widzą zgłoszeń i ich nie sprawdzają. O dostęp można poprosić administratora klubu.';
/** Tabs; {count} is the number of reports, or a placeholder while unknown. */
export const allReports = 'Wszystkie ({count})';
export const pending = 'Do sprawdzenia ({count})';
export const approved = 'Zatwierdzone ({count})';
/** Heading of the list and name of its tabs, for screen readers. */
export const reports = 'Zgłoszenia';
/** For screen readers after the filters have changed; {number} is the number of reports. */
export const reportsFound = {
  one: 'Znaleziono {number} zgłoszenie',
  few: 'Znaleziono {number} zgłoszenia',
  many: 'Znaleziono {number} zgłoszeń',
};
/** Title of a message. */
export const reportNotLoaded = 'Nie udało się wczytać zgłoszenia';
