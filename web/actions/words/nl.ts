/** The Actions page: all actions of a club, in order of their due dates. */

/** Below the heading of the page. */
export const whoDoesWhat = 'Wie doet wat en wanneer, en heeft het geholpen?';
export const noStaffRights =
  'Je account heeft geen beheerrechten: vliegers kunnen inloggen, maar geen acties zien. Vraag de beheerder van je club als je toegang nodig hebt.';
export const loadingActions = 'Acties laden…';
export const notLoaded = 'De acties konden niet worden geladen.';

/** Tabs, with {count} if there are any actions to count. */
export const open = 'Open';
export const mine = 'Van mij';
export const overdue = 'Te laat';
export const overdueCount = 'Te laat ({count})';
export const toCheck = 'Te controleren';
export const toCheckCount = 'Te controleren ({count})';
export const done = 'Afgerond';

/** Shown instead of an empty list, by tab. */
export const nothing = {
  open: 'Geen open acties. Leg vast wie wat doet en wanneer, en vraag later of het geholpen heeft.',
  mine: 'Je hebt geen open acties.',
  overdue: 'Er is niets te laat.',
  check: 'Er is nu niets te controleren.',
  done: 'Er is nog niets afgerond.',
};

/** A link, and its name for screen readers, which must begin with the same words; {title} is the action. */
export const openReport = 'Melding openen';
export const openReportBehind = 'Melding openen bij: {title}';
