/** The page Actions: all actions of a club, those that are due first. */

/** Below the heading of the page. */
export const whoDoesWhat = 'Wer macht was bis wann, und hat es geholfen?';
export const noStaffRights =
  'Mit deinem Konto kannst du dich anmelden, aber keine Maßnahmen sehen. Wenn du das brauchst, frag den Admin deines Vereins.';
export const loadingActions = 'Maßnahmen werden geladen…';
export const notLoaded = 'Die Maßnahmen konnten nicht geladen werden.';

/** Tabs: which actions are shown. With {count} where there are some. */
export const open = 'Offen';
export const mine = 'Meine';
export const overdue = 'Überfällig';
export const overdueCount = 'Überfällig ({count})';
export const toCheck = 'Zu prüfen';
export const toCheckCount = 'Zu prüfen ({count})';
export const done = 'Erledigt';

/** In place of the list, by the tab: there is none. */
export const nothing = {
  open: 'Keine Maßnahme ist offen. Halte fest, wer was bis wann macht, und frag später, ob es geholfen hat.',
  mine: 'Von dem, was du übernommen hast, ist nichts offen.',
  overdue: 'Nichts ist überfällig.',
  check: 'Im Moment ist nichts zu prüfen.',
  done: 'Noch ist nichts erledigt.',
};

/** A link, and its whole name for those who hear it: it begins with the same words; {title} is what is to be done. */
export const openReport = 'Meldung öffnen';
export const openReportBehind = 'Meldung öffnen zu: {title}';
