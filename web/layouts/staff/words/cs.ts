/** The layout of staff pages: the header and its links, messages instead of a page, and logging out. */

/** The first link on a page, for people who use a keyboard. */
export const skipToContent = 'Přejít k obsahu';
/** Name of the navigation. */
export const staff = 'Bezpečnostní tým';
/** Links in the header: keep them short. */
export const pages = {
  dashboard: 'Přehled',
  actions: 'Opatření',
  hazards: 'Nebezpečí',
  trends: 'Trendy',
  clubs: 'Aerokluby',
  users: 'Uživatelé',
  /** The log of who did what. */
  audit: 'Protokol',
  mail: 'E-maily',
  /** The state of the server. */
  health: 'Stav',
};
/** Beside the link to the actions, for screen readers. */
export const overdue = { one: '{count} po termínu', few: '{count} po termínu', other: '{count} po termínu' };
/** A button in the header that opens a menu of the pages about one club. */
export const club = 'Aeroklub';
/** Links of that menu. */
export const clubPages = {
  settings: 'Nastavení aeroklubu',
  poster: 'Plakát',
  import: 'Import starých hlášení',
  annual: 'Roční zpráva',
};
/** A button, shown as an icon. */
export const yourAccount = 'Váš účet';
export const accountNotLoaded = 'Váš účet se nepodařilo načíst';

/** A button. */
export const logout = 'Odhlásit se';
/** Title of a message. */
export const logoutFailed = 'Odhlášení se nepodařilo';
export const stillSignedIn = 'Přihlášení stále trvá.';
/** A dialog before logging out: title, text and two buttons. */
export const discardUnsaved = 'Zahodit, co není uložené?';
export const unsavedWillBeLost = 'Máte neuložené změny.';
export const discardAndLogout = 'Zahodit a odhlásit se';
export const stay = 'Zůstat';

/** Title and text of a message. */
export const sessionEnded = 'Přihlášení vypršelo';
export const signInAgain = 'Přihlaste se prosím znovu.';
/** Instead, if something unsaved is kept. */
export const signInAgainKept = 'Přihlaste se prosím znovu. Co nemáte uložené, zůstalo zachováno.';

/** A button if something could not be loaded. */
export const tryAgain = 'Zkusit znovu';
export const loading = 'Načítám…';
export const setUpNotLoaded = 'Nastavení se nepodařilo načíst';
export const signInNotChecked = 'Vaše přihlášení se nepodařilo ověřit. Zkontrolujte prosím připojení k internetu.';
