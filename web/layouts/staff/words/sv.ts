/** The layout of staff pages: the header and its links, messages instead of a page, and logging out. */

/** The first link on a page, for people who use a keyboard. */
export const skipToContent = 'Hoppa till innehållet';
/** Name of the navigation. */
export const staff = 'Säkerhetsteamets sidor';
/** Links in the header: keep them short. */
export const pages = {
  dashboard: 'Översikt',
  actions: 'Åtgärder',
  hazards: 'Faror',
  trends: 'Trender',
  clubs: 'Klubbar',
  users: 'Användare',
  /** The log of who did what. */
  audit: 'Logg',
  mail: 'E-post',
  /** The state of the server. */
  health: 'Drift',
};
/** Beside the link to the actions, for screen readers. */
export const overdue = { one: '{count} försenad', other: '{count} försenade' };
/** A button in the header that opens a menu of the pages about one club. */
export const club = 'Klubb';
/** Links of that menu. */
export const clubPages = {
  settings: 'Klubbens inställningar',
  poster: 'Affisch',
  import: 'Importera gamla rapporter',
  annual: 'Årsrapport',
};
/** A button, shown as an icon. */
export const yourAccount = 'Ditt konto';
export const accountNotLoaded = 'Ditt konto kunde inte laddas';

/** A button. */
export const logout = 'Logga ut';
/** Title of a message. */
export const logoutFailed = 'Utloggningen misslyckades';
export const stillSignedIn = 'Du är fortfarande inloggad.';
/** A dialog before logging out: title, text and two buttons. */
export const discardUnsaved = 'Kasta det du inte har sparat?';
export const unsavedWillBeLost = 'Du har ändringar som inte är sparade.';
export const discardAndLogout = 'Kasta och logga ut';
export const stay = 'Stanna';

/** Title and text of a message. */
export const sessionEnded = 'Du har blivit utloggad';
export const signInAgain = 'Logga in igen.';
/** Instead, if something unsaved is kept. */
export const signInAgainKept = 'Logga in igen. Det du inte har sparat finns kvar.';

/** A button if something could not be loaded. */
export const tryAgain = 'Försök igen';
export const loading = 'Laddar…';
export const setUpNotLoaded = 'Inställningarna kunde inte laddas';
export const signInNotChecked = 'Din inloggning kunde inte kontrolleras. Kontrollera internetanslutningen.';
