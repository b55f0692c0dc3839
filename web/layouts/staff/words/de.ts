/** The frame of every staff page: the header with its links, what stands where a page cannot be shown, the way out. */

/** The first link on a page, for people who use a keyboard. */
export const skipToContent = 'Zum Inhalt springen';
/** Name of the navigation: the pages of a club's staff. */
export const staff = 'Sicherheitsteam';
/** Links in the header to pages; room is short. */
export const pages = {
  dashboard: 'Übersicht',
  /** What is to be done after reports. */
  actions: 'Maßnahmen',
  /** The register of what could go wrong, and how bad it would be. */
  hazards: 'Gefährdungen',
  trends: 'Trends',
  clubs: 'Vereine',
  users: 'Benutzer',
  /** The log of who did what. */
  audit: 'Protokoll',
  mail: 'Mails',
  /** How the server fares. */
  health: 'Zustand',
};
/** Beside the link to the actions, said by a screen reader; {count} is how many are past their day. */
export const overdue = { one: '{count} überfällig', other: '{count} überfällig' };
/** A button in the header that opens a menu of the pages about one club. */
export const club = 'Verein';
/** Links of that menu. */
export const clubPages = {
  settings: 'Einstellungen',
  poster: 'Aushang',
  import: 'Alte Meldungen importieren',
  /** A club's year as a paper, to print. */
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
/** A dialog at the logout: its title, text and two buttons. */
export const discardUnsaved = 'Nicht Gespeichertes verwerfen?';
export const beganToReview = 'Du hast begonnen, eine Meldung zu prüfen, und noch nicht gespeichert.';
export const discardAndLogout = 'Verwerfen und abmelden';
export const stay = 'Bleiben';

/** A message: its title and its text. */
export const sessionEnded = 'Deine Anmeldung ist abgelaufen';
export const signInAgain = 'Bitte melde dich wieder an.';
/** Instead, if something unsaved is kept. */
export const signInAgainKept = 'Bitte melde dich wieder an. Was du noch nicht gespeichert hast, ist noch da.';

/** A button where something could not be loaded. */
export const tryAgain = 'Noch einmal versuchen';
export const loading = 'Wird geladen…';
export const setUpNotLoaded = 'Die Einrichtung konnte nicht geladen werden';
export const signInNotChecked = 'Deine Anmeldung konnte nicht geprüft werden. Bitte prüfe deine Internetverbindung.';
