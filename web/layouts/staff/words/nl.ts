/** The layout of staff pages: the header and its links, messages instead of a page, and logging out. */

/** The first link on a page, for people who use a keyboard. */
export const skipToContent = 'Naar de inhoud';
/** Name of the navigation. */
export const staff = 'Beheer';
/** Links in the header: keep them short. */
export const pages = {
  dashboard: 'Dashboard',
  actions: 'Acties',
  hazards: 'Gevaren',
  trends: 'Trends',
  clubs: 'Clubs',
  users: 'Gebruikers',
  /** The log of who did what. */
  audit: 'Auditlog',
  mail: 'Mail',
  /** The state of the server. */
  health: 'Server',
};
/** Beside the link to the actions, for screen readers. */
export const overdue = { one: '{count} te laat', other: '{count} te laat' };
/** A button in the header that opens a menu of the pages about one club. */
export const club = 'Club';
/** Links of that menu. */
export const clubPages = {
  settings: 'Clubinstellingen',
  poster: 'Poster',
  import: 'Oude meldingen importeren',
  annual: 'Jaaroverzicht',
};
/** A button, shown as an icon. */
export const yourAccount = 'Je account';
export const accountNotLoaded = 'Je account kon niet worden geladen';

/** A button. */
export const logout = 'Uitloggen';
/** Title of a message. */
export const logoutFailed = 'Uitloggen mislukt';
export const stillSignedIn = 'Je bent nog ingelogd.';
/** A dialog before logging out: title, text and two buttons. */
export const discardUnsaved = 'Weggooien wat niet is opgeslagen?';
export const unsavedWillBeLost = 'Je hebt nog niet alles opgeslagen.';
export const discardAndLogout = 'Weggooien en uitloggen';
export const stay = 'Blijven';

/** Title and text of a message. */
export const sessionEnded = 'Je sessie is verlopen';
export const signInAgain = 'Log opnieuw in.';
/** Instead, if something unsaved is kept. */
export const signInAgainKept = 'Log opnieuw in. Wat je niet had opgeslagen, is bewaard.';

/** A button if something could not be loaded. */
export const tryAgain = 'Opnieuw proberen';
export const loading = 'Laden…';
export const setUpNotLoaded = 'De instelpagina kon niet worden geladen';
export const signInNotChecked = 'Je login kon niet worden gecontroleerd. Controleer je internetverbinding.';
