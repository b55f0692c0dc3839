/** The page Actions: all actions of a club, those that are due first. */

/** Below the heading of the page. */
export const whoDoesWhat = 'Vem gör vad till när, och gav det effekt?';
export const noStaffRights =
  'Ditt konto hör inte till säkerhetsteamet: piloter kan logga in, men inte se åtgärder. Fråga klubbens administratör om du behöver åtkomst.';
export const loadingActions = 'Laddar åtgärder…';
export const notLoaded = 'Åtgärderna kunde inte laddas.';

/** Tabs: which actions are shown. With {count} where there are some. */
export const open = 'Öppna';
export const mine = 'Mina';
export const overdue = 'Försenade';
export const overdueCount = 'Försenade ({count})';
export const toCheck = 'Att kontrollera';
export const toCheckCount = 'Att kontrollera ({count})';
export const done = 'Klara';

/** In place of the list, by the tab: there is none. */
export const nothing = {
  open: 'Inga öppna åtgärder. Skriv vem som gör vad till när, och fråga senare om det gav effekt.',
  mine: 'Du har inga öppna åtgärder.',
  overdue: 'Inget är försenat.',
  check: 'Inget behöver kontrolleras nu.',
  done: 'Inget är klart ännu.',
};

/** A link, and its whole name for those who hear it: it begins with the same words; {title} is what is to be done. */
export const openReport = 'Öppna rapporten';
export const openReportBehind = 'Öppna rapporten bakom: {title}';
