/** The page Actions: all actions of a club, those that are due first. */

/** Below the heading of the page. */
export const whoDoesWhat = 'Kdo co udělá, dokdy, a zda to pomohlo';
export const noStaffRights =
  'Váš účet nemá práva bezpečnostního týmu: piloti se mohou přihlásit, ale opatření nevidí. Pokud přístup potřebujete, obraťte se na admina aeroklubu.';
export const loadingActions = 'Načítám opatření…';
export const notLoaded = 'Opatření se nepodařilo načíst.';

/** Tabs: which actions are shown. With {count} where there are some. */
export const open = 'Otevřená';
export const mine = 'Moje';
export const overdue = 'Po termínu';
export const overdueCount = 'Po termínu ({count})';
export const toCheck = 'K ověření';
export const toCheckCount = 'K ověření ({count})';
export const done = 'Hotová';

/** In place of the list, by the tab: there is none. */
export const nothing = {
  open: 'Žádné opatření není otevřené. Napište, kdo co udělá a dokdy, a později se zeptejte, zda to pomohlo.',
  mine: 'Nemáte na starosti žádné otevřené opatření.',
  overdue: 'Nic není po termínu.',
  check: 'Teď není co ověřovat.',
  done: 'Zatím není nic hotové.',
};

/** A link, and its whole name for those who hear it: it begins with the same words; {title} is what is to be done. */
export const openReport = 'Otevřít hlášení';
export const openReportBehind = 'Otevřít hlášení, z něhož vzešlo: {title}';
