/** The SMS Manager Dashboard page: its heading, the tabs above the list of reports, and a failure to load. */

/** Page heading and subtitle. */
export const smsManagerDashboard = 'Übersicht des Sicherheitsteams';
export const reviewAndApprove = 'Sicherheitsmeldungen prüfen und freigeben';
export const denied =
  'Mit der Rolle Pilot kannst du dich anmelden, aber keine Meldungen sehen oder prüfen. Wenn du Zugang brauchst, frag einen Admin deines Vereins.';
/** Tabs; {count} is the number of reports, or a placeholder while unknown. */
export const allReports = 'Alle ({count})';
export const pending = 'Warten ({count})';
export const approved = 'Freigegeben ({count})';
/** Heading of the list and name of its tabs, for screen readers. */
export const reports = 'Meldungen';
/** For screen readers after the filters have changed; {number} is the number of reports. */
export const reportsFound = { one: '{number} Meldung gefunden', other: '{number} Meldungen gefunden' };
/** Title of a message. */
export const reportNotLoaded = 'Die Meldung konnte nicht geladen werden';
