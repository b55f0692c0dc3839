/** The layout of staff pages: the header and its links, messages instead of a page, and logging out. */

/** The first link on a page, for people who use a keyboard. */
export const skipToContent = 'Przejdź do treści';
/** Name of the navigation. */
export const staff = 'Strony zespołu';
/** Links in the header: keep them short. */
export const pages = {
  dashboard: 'Panel',
  actions: 'Działania',
  hazards: 'Zagrożenia',
  trends: 'Trendy',
  clubs: 'Kluby',
  users: 'Użytkownicy',
  /** The log of who did what. */
  audit: 'Dziennik',
  mail: 'Poczta',
  /** The state of the server. */
  health: 'Serwer',
};
/** Beside the link to the actions, for screen readers. */
export const overdue = { one: '{count} po terminie', few: '{count} po terminie', many: '{count} po terminie' };
/** A button in the header that opens a menu of the pages about one club. */
export const club = 'Klub';
/** Links of that menu. */
export const clubPages = {
  settings: 'Ustawienia klubu',
  poster: 'Plakat',
  import: 'Import dawnych zgłoszeń',
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
/** A dialog before logging out: title, text and two buttons. */
export const discardUnsaved = 'Odrzucić niezapisane zmiany?';
export const unsavedWillBeLost = 'Nie wszystkie zmiany zostały zapisane.';
export const discardAndLogout = 'Odrzuć i wyloguj';
export const stay = 'Zostań';

/** Title and text of a message. */
export const sessionEnded = 'Sesja wygasła';
export const signInAgain = 'Proszę zalogować się ponownie.';
/** Instead, if something unsaved is kept. */
export const signInAgainKept = 'Proszę zalogować się ponownie. Niezapisane zmiany nie przepadły.';

/** A button if something could not be loaded. */
export const tryAgain = 'Spróbuj ponownie';
export const loading = 'Wczytywanie…';
export const setUpNotLoaded = 'Nie udało się wczytać tej strony ustawień';
export const signInNotChecked = 'Nie udało się sprawdzić logowania. Proszę sprawdzić połączenie z internetem.';
