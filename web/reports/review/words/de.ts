/** The page SMS Manager Dashboard: its heading, the tabs above the list of reports, and what could not be loaded. */

/** Heading of the page, and what stands below it. */
export const smsManagerDashboard = 'Übersicht des Sicherheitsteams';
export const reviewAndApprove = 'Sicherheitsmeldungen prüfen und freigeben';
export const denied =
  'Mit der Rolle Pilot kannst du dich anmelden, aber keine Meldungen sehen oder prüfen. Wenn du Zugang brauchst, frag einen Admin deines Vereins.';
/** Tabs; {count} is how many reports there are, or a sign in its place while that is not known. */
export const allReports = 'Alle ({count})';
export const pending = 'Warten ({count})';
export const approved = 'Freigegeben ({count})';
/** Heading of the list and name of its tabs, heard by screen readers. */
export const reports = 'Meldungen';
/** Heard by screen readers after the filters have changed; {number} is how many. */
export const reportsFound = { one: '{number} Meldung gefunden', other: '{number} Meldungen gefunden' };
/** Title of a message. */
export const reportNotLoaded = 'Die Meldung konnte nicht geladen werden';
