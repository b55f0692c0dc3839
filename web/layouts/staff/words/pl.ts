/** The frame of every staff page: the header with its links, what stands where a page cannot be shown, the way out. */

/** The first link on a page, for people who use a keyboard. */
export const skipToContent = 'Przejdź do treści';
/** Name of the navigation: the pages of a club's staff. */
export const staff = 'Strony zespołu';
/** Links in the header to pages; room is short. */
export const pages = {
  dashboard: 'Panel',
  /** What is to be done after reports. */
  actions: 'Działania',
  /** The register of what could go wrong, and how bad it would be. */
  hazards: 'Zagrożenia',
  trends: 'Trendy',
  clubs: 'Kluby',
  users: 'Użytkownicy',
  /** The log of who did what. */
  audit: 'Dziennik',
  mail: 'Poczta',
  /** How the server fares. */
  health: 'Serwer',
};
/** Beside the link to the actions, said by a screen reader; {count} is how many are past their day. */
export const overdue = { one: '{count} po terminie', few: '{count} po terminie', many: '{count} po terminie' };
/** A button in the header that opens a menu of the pages about one club. */
export const club = 'Klub';
/** Links of that menu. */
export const clubPages = {
  settings: 'Ustawienia klubu',
  poster: 'Plakat',
  import: 'Import dawnych zgłoszeń',
  /** A club's year as a paper, to print. */
  annual: 'Raport roczny',
};
/** A button, shown as an icon. */
export const yourAccount = 'Moje konto';
export const accountNotLoaded = 'Nie udało się wczytać konta';

/** A button. */
export const logout = 'Wyloguj';
/** Title of a message. */
export const logoutFailed = 'Nie udało się wylogować';
export const stillSignedIn = 'Sesja nadal trwa.';
/** A dialog at the logout: its title, text and two buttons. */
export const discardUnsaved = 'Odrzucić niezapisane zmiany?';
export const beganToReview = 'Rozpoczęte sprawdzanie zgłoszenia nie zostało zapisane.';
export const discardAndLogout = 'Odrzuć i wyloguj';
export const stay = 'Zostań';

/** A message: its title and its text. */
export const sessionEnded = 'Sesja wygasła';
export const signInAgain = 'Proszę zalogować się ponownie.';
/** Instead, if something unsaved is kept. */
export const signInAgainKept = 'Proszę zalogować się ponownie. Niezapisane zmiany nie przepadły.';

/** A button where something could not be loaded. */
export const tryAgain = 'Spróbuj ponownie';
export const loading = 'Wczytywanie…';
export const setUpNotLoaded = 'Nie udało się wczytać tej strony ustawień';
export const signInNotChecked = 'Nie udało się sprawdzić logowania. Proszę sprawdzić połączenie z internetem.';
