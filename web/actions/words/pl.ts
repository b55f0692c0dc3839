/** The page Actions: all actions of a club, those that are due first. */

/** Below the heading of the page. */
export const whoDoesWhat = 'Kto, co i do kiedy robi, i czy to pomogło';
export const noStaffRights =
  'To konto nie ma uprawnień zespołu: piloci mogą się zalogować, ale nie widzą działań. O dostęp można poprosić administratora klubu.';
export const loadingActions = 'Wczytywanie działań…';
export const notLoaded = 'Nie udało się wczytać działań.';

/** Tabs: which actions are shown. With {count} where there are some. */
export const open = 'Otwarte';
export const mine = 'Moje';
export const overdue = 'Po terminie';
export const overdueCount = 'Po terminie ({count})';
export const toCheck = 'Do sprawdzenia';
export const toCheckCount = 'Do sprawdzenia ({count})';
export const done = 'Wykonane';

/** In place of the list, by the tab: there is none. */
export const nothing = {
  open: 'Nie ma otwartych działań. Warto zapisać, kto, co i do kiedy zrobi, a później zapytać, czy pomogło.',
  mine: 'Nie ma otwartych działań na moje nazwisko.',
  overdue: 'Nic nie jest po terminie.',
  check: 'Na razie nie ma nic do sprawdzenia.',
  done: 'Nic jeszcze nie wykonano.',
};

/** A link, and its whole name for those who hear it: it begins with the same words; {title} is what is to be done. */
export const openReport = 'Otwórz zgłoszenie';
export const openReportBehind = 'Otwórz zgłoszenie, z którego wynika: {title}';
