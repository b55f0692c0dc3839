/** The Actions page: all actions of a club, in order of their due dates. */

/** Below the heading of the page. */
export const whoDoesWhat = 'Kto, co i do kiedy robi, i czy to pomogło';
export const noStaffRights =
  'To konto nie ma uprawnień zespołu: piloci mogą się zalogować, ale nie widzą działań. O dostęp można poprosić administratora klubu.';
export const loadingActions = 'Wczytywanie działań…';
export const notLoaded = 'Nie udało się wczytać działań.';

/** Tabs, with {count} if there are any actions to count. */
export const open = 'Otwarte';
export const mine = 'Moje';
export const overdue = 'Po terminie';
export const overdueCount = 'Po terminie ({count})';
export const toCheck = 'Do sprawdzenia';
export const toCheckCount = 'Do sprawdzenia ({count})';
export const done = 'Wykonane';

/** Shown instead of an empty list, by tab. */
export const nothing = {
  open: 'Nie ma otwartych działań. Warto zapisać, kto, co i do kiedy zrobi, a później zapytać, czy pomogło.',
  mine: 'Nie ma otwartych działań na moje nazwisko.',
  overdue: 'Nic nie jest po terminie.',
  check: 'Na razie nie ma nic do sprawdzenia.',
  done: 'Nic jeszcze nie wykonano.',
};

/** A link, and its name for screen readers, which must begin with the same words; {title} is the action. */
export const openReport = 'Otwórz zgłoszenie';
export const openReportBehind = 'Otwórz zgłoszenie, z którego wynika: {title}';
