/** The Actions page: all actions of a club, in order of their due dates. */

/** Below the heading of the page. */
export const whoDoesWhat = 'Kdo co udělá, dokdy, a zda to pomohlo';
export const noStaffRights =
  'Váš účet nemá práva bezpečnostního týmu: piloti se mohou přihlásit, ale opatření nevidí. Pokud přístup potřebujete, obraťte se na admina aeroklubu.';
export const loadingActions = 'Načítám opatření…';
export const notLoaded = 'Opatření se nepodařilo načíst.';

/** Tabs, with {count} if there are any actions to count. */
export const open = 'Otevřená';
export const mine = 'Moje';
export const overdue = 'Po termínu';
export const overdueCount = 'Po termínu ({count})';
export const toCheck = 'K ověření';
export const toCheckCount = 'K ověření ({count})';
export const done = 'Hotová';

/** Shown instead of an empty list, by tab. */
export const nothing = {
  open: 'Žádné opatření není otevřené. Napište, kdo co udělá a dokdy, a později se zeptejte, zda to pomohlo.',
  mine: 'Nemáte na starosti žádné otevřené opatření.',
  overdue: 'Nic není po termínu.',
  check: 'Teď není co ověřovat.',
  done: 'Zatím není nic hotové.',
};

/** A link, and its name for screen readers, which must begin with the same words; {title} is the action. */
export const openReport = 'Otevřít hlášení';
export const openReportBehind = 'Otevřít hlášení, z něhož vzešlo: {title}';
