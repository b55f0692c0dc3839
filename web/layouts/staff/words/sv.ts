/** The frame of every staff page: the header with its links, what stands where a page cannot be shown, the way out. */

/** The first link on a page, for people who use a keyboard. */
export const skipToContent = 'Hoppa till innehållet';
/** Name of the navigation: the pages of a club's staff. */
export const staff = 'Säkerhetsteamets sidor';
/** Links in the header to pages; room is short. */
export const pages = {
  dashboard: 'Översikt',
  /** What is to be done after reports. */
  actions: 'Åtgärder',
  /** The register of what could go wrong, and how bad it would be. */
  hazards: 'Faror',
  trends: 'Trender',
  clubs: 'Klubbar',
  users: 'Användare',
  /** The log of who did what. */
  audit: 'Logg',
  mail: 'E-post',
  /** How the server fares. */
  health: 'Drift',
};
/** Beside the link to the actions, said by a screen reader; {count} is how many are past their day. */
export const overdue = { one: '{count} försenad', other: '{count} försenade' };
/** A button in the header that opens a menu of the pages about one club. */
export const club = 'Klubb';
/** Links of that menu. */
export const clubPages = {
  settings: 'Klubbens inställningar',
  poster: 'Affisch',
  import: 'Importera gamla rapporter',
  /** A club's year as a paper, to print. */
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
/** A dialog at the logout: its title, text and two buttons. */
export const discardUnsaved = 'Kasta det du inte har sparat?';
export const beganToReview = 'Du har börjat granska en rapport och inte sparat den.';
export const discardAndLogout = 'Kasta och logga ut';
export const stay = 'Stanna';

/** A message: its title and its text. */
export const sessionEnded = 'Du har blivit utloggad';
export const signInAgain = 'Logga in igen.';
/** Instead, if something unsaved is kept. */
export const signInAgainKept = 'Logga in igen. Det du inte har sparat finns kvar.';

/** A button where something could not be loaded. */
export const tryAgain = 'Försök igen';
export const loading = 'Laddar…';
export const setUpNotLoaded = 'Inställningarna kunde inte laddas';
export const signInNotChecked = 'Din inloggning kunde inte kontrolleras. Kontrollera internetanslutningen.';
