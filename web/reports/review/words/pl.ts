/** The page SMS Manager Dashboard: its heading, the tabs above the list of reports, and what could not be loaded. */

/** Heading of the page, and what stands below it. */
export const smsManagerDashboard = 'Panel zespołu bezpieczeństwa';
export const reviewAndApprove = 'Sprawdzanie i zatwierdzanie zgłoszeń';
export const denied =
  'To konto nie ma uprawnień zespołu: piloci mogą się zalogować, ale nie widzą zgłoszeń i ich nie sprawdzają. O dostęp można poprosić administratora klubu.';
/** Tabs; {count} is how many reports there are, or a sign in its place while that is not known. */
export const allReports = 'Wszystkie ({count})';
export const pending = 'Do sprawdzenia ({count})';
export const approved = 'Zatwierdzone ({count})';
/** Heading of the list and name of its tabs, heard by screen readers. */
export const reports = 'Zgłoszenia';
/** Heard by screen readers after the filters have changed; {number} is how many. */
export const reportsFound = {
  one: 'Znaleziono {number} zgłoszenie',
  few: 'Znaleziono {number} zgłoszenia',
  many: 'Znaleziono {number} zgłoszeń',
};
/** Title of a message. */
export const reportNotLoaded = 'Nie udało się wczytać zgłoszenia';
