/** The layout of staff pages: the header and its links, messages instead of a page, and logging out. */

/** The first link on a page, for people who use a keyboard. */
export const skipToContent = 'Zum Inhalt springen';
/** Name of the navigation. */
export const staff = 'Sicherheitsteam';
/** Links in the header: keep them short. */
export const pages = {
  dashboard: 'Übersicht',
  actions: 'Maßnahmen',
  hazards: 'Gefährdungen',
  trends: 'Trends',
  clubs: 'Vereine',
  users: 'Benutzer',
  /** The log of who did what. */
  audit: 'Protokoll',
  mail: 'Mails',
  /** The state of the server. */
  health: 'Zustand',
};
/** Beside the link to the actions, for screen readers. */
export const overdue = { one: '{count} überfällig', other: '{count} überfällig' };
/** A button in the header that opens a menu of the pages about one club. */
export const club = 'Verein';
/** Links of that menu. */
export const clubPages = {
  settings: 'Einstellungen',
  poster: 'Aushang',
  import: 'Alte Meldungen importieren',
  annual: 'Jahresbericht',
};
/** A button, shown as an icon. */
export const yourAccount = 'Dein Konto';
export const accountNotLoaded = 'Dein Konto konnte nicht geladen werden';

/** A button. */
export const logout = 'Abmelden';
/** Title of a message. */
export const logoutFailed = 'Abmelden fehlgeschlagen';
export const stillSignedIn = 'Du bist noch angemeldet.';
/** A dialog before logging out: title, text and two buttons. */
export const discardUnsaved = 'Nicht Gespeichertes verwerfen?';
export const unsavedWillBeLost = 'Du hast noch nicht alles gespeichert.';
export const discardAndLogout = 'Verwerfen und abmelden';
export const stay = 'Bleiben';

/** Title and text of a message. */
export const sessionEnded = 'Deine Anmeldung ist abgelaufen';
export const signInAgain = 'Bitte melde dich wieder an.';
/** Instead, if something unsaved is kept. */
export const signInAgainKept = 'Bitte melde dich wieder an. Was du noch nicht gespeichert hast, ist noch da.';

/** A button if something could not be loaded. */
export const tryAgain = 'Noch einmal versuchen';
export const loading = 'Wird geladen…';
export const setUpNotLoaded = 'Die Einrichtung konnte nicht geladen werden';
export const signInNotChecked = 'Deine Anmeldung konnte nicht geprüft werden. Bitte prüfe deine Internetverbindung.';
