/** The page SMS Manager Dashboard: its heading, the tabs above the list of reports, and what could not be loaded. */

/** Heading of the page, and what stands below it. */
export const smsManagerDashboard = 'Dashboard';
export const reviewAndApprove = 'Veiligheidsmeldingen beoordelen en goedkeuren';
export const denied =
  'Je account heeft geen beheerrechten: vliegers kunnen inloggen, maar geen meldingen zien of beoordelen. Vraag de beheerder van je club als je toegang nodig hebt.';
/** Tabs; {count} is how many reports there are, or a sign in its place while that is not known. */
export const allReports = 'Alle ({count})';
export const pending = 'Te beoordelen ({count})';
export const approved = 'Goedgekeurd ({count})';
/** Heading of the list and name of its tabs, heard by screen readers. */
export const reports = 'Meldingen';
/** Heard by screen readers after the filters have changed; {number} is how many. */
export const reportsFound = { one: '{number} melding gevonden', other: '{number} meldingen gevonden' };
/** Title of a message. */
export const reportNotLoaded = 'De melding kon niet worden geladen';
