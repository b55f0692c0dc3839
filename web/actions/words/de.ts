/** The Actions page: all actions of a club, in order of their due dates. */

/** Below the heading of the page. */
export const whoDoesWhat = 'Wer macht was bis wann, und hat es geholfen?';
export const noStaffRights =
  'Mit deinem Konto kannst du dich anmelden, aber keine Maßnahmen sehen. Wenn du das brauchst, frag den Admin deines Vereins.';
export const loadingActions = 'Maßnahmen werden geladen…';
export const notLoaded = 'Die Maßnahmen konnten nicht geladen werden.';

/** Tabs, with {count} if there are any actions to count. */
export const open = 'Offen';
export const mine = 'Meine';
export const overdue = 'Überfällig';
export const overdueCount = 'Überfällig ({count})';
export const toCheck = 'Zu prüfen';
export const toCheckCount = 'Zu prüfen ({count})';
export const done = 'Erledigt';

/** Shown instead of an empty list, by tab. */
export const nothing = {
  open: 'Keine Maßnahme ist offen. Halte fest, wer was bis wann macht, und frag später, ob es geholfen hat.',
  mine: 'Von dem, was du übernommen hast, ist nichts offen.',
  overdue: 'Nichts ist überfällig.',
  check: 'Im Moment ist nichts zu prüfen.',
  done: 'Noch ist nichts erledigt.',
};

/** A link, and its name for screen readers, which must begin with the same words; {title} is the action. */
export const openReport = 'Meldung öffnen';
export const openReportBehind = 'Meldung öffnen zu: {title}';
