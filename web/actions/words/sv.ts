/** The Actions page: all actions of a club, in order of their due dates. */

/** Below the heading of the page. */
export const whoDoesWhat = 'Vem gör vad till när, och gav det effekt?';
export const noStaffRights =
  'Ditt konto hör inte till säkerhetsteamet: piloter kan logga in, men inte se åtgärder. Fråga klubbens administratör om du behöver åtkomst.';
export const loadingActions = 'Laddar åtgärder…';
export const notLoaded = 'Åtgärderna kunde inte laddas.';

/** Tabs, with {count} if there are any actions to count. */
export const open = 'Öppna';
export const mine = 'Mina';
export const overdue = 'Försenade';
export const overdueCount = 'Försenade ({count})';
export const toCheck = 'Att kontrollera';
export const toCheckCount = 'Att kontrollera ({count})';
export const done = 'Klara';

/** Shown instead of an empty list, by tab. */
export const nothing = {
  open: 'Inga öppna åtgärder. Skriv vem som gör vad till när, och fråga senare om det gav effekt.',
  mine: 'Du har inga öppna åtgärder.',
  overdue: 'Inget är försenat.',
  check: 'Inget behöver kontrolleras nu.',
  done: 'Inget är klart ännu.',
};

/** A link, and its name for screen readers, which must begin with the same words; {title} is the action. */
export const openReport = 'Öppna rapporten';
export const openReportBehind = 'Öppna rapporten bakom: {title}';
