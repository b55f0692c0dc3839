/** The SMS Manager Dashboard page: its heading, the tabs above the list of reports, and a failure to load. */

/** Page heading and subtitle. */
export const smsManagerDashboard = 'Dashboard';
export const reviewAndApprove = 'Veiligheidsmeldingen beoordelen en goedkeuren';
export const denied =
  'Je account heeft geen beheerrechten: vliegers kunnen inloggen, maar geen meldingen zien of beoordelen. Vraag de beheerder van je club als je toegang nodig hebt.';
/** Tabs; {count} is the number of reports, or a placeholder while unknown. */
export const allReports = 'Alle ({count})';
export const pending = 'Te beoordelen ({count})';
export const approved = 'Goedgekeurd ({count})';
/** Heading of the list and name of its tabs, for screen readers. */
export const reports = 'Meldingen';
/** For screen readers after the filters have changed; {number} is the number of reports. */
export const reportsFound = { one: '{number} melding gevonden', other: '{number} meldingen gevonden' };
/** Title of a message. */
export const reportNotLoaded = 'De melding kon niet worden geladen';
