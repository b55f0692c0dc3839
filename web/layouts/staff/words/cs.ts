/** The frame of every staff page: the header with its links, what stands where a page cannot be shown, the way out. */

/** The first link on a page, for people who use a keyboard. */
export const skipToContent = 'Přejít k obsahu';
/** Name of the navigation: the pages of a club's staff. */
export const staff = 'Bezpečnostní tým';
/** Links in the header to pages; room is short. */
export const pages = {
  dashboard: 'Přehled',
  /** What is to be done after reports. */
  actions: 'Opatření',
  /** The register of what could go wrong, and how bad it would be. */
  hazards: 'Nebezpečí',
  trends: 'Trendy',
  clubs: 'Aerokluby',
  users: 'Uživatelé',
  /** The log of who did what. */
  audit: 'Protokol',
  mail: 'E-maily',
  /** How the server fares. */
  health: 'Stav',
};
/** Beside the link to the actions, said by a screen reader; {count} is how many are past their day. */
export const overdue = { one: '{count} po termínu', few: '{count} po termínu', other: '{count} po termínu' };
/** A button in the header that opens a menu of the pages about one club. */
export const club = 'Aeroklub';
/** Links of that menu. */
export const clubPages = {
  settings: 'Nastavení aeroklubu',
  poster: 'Plakát',
  import: 'Import starých hlášení',
  /** A club's year as a paper, to print. */
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
/** A dialog at the logout: its title, text and two buttons. */
export const discardUnsaved = 'Zahodit, co není uložené?';
export const beganToReview = 'Máte rozpracované posouzení hlášení, které není uložené.';
export const discardAndLogout = 'Zahodit a odhlásit se';
export const stay = 'Zůstat';

/** A message: its title and its text. */
export const sessionEnded = 'Přihlášení vypršelo';
export const signInAgain = 'Přihlaste se prosím znovu.';
/** Instead, if something unsaved is kept. */
export const signInAgainKept = 'Přihlaste se prosím znovu. Co nemáte uložené, zůstalo zachováno.';

/** A button where something could not be loaded. */
export const tryAgain = 'Zkusit znovu';
export const loading = 'Načítám…';
export const setUpNotLoaded = 'Nastavení se nepodařilo načíst';
export const signInNotChecked = 'Vaše přihlášení se nepodařilo ověřit. Zkontrolujte prosím připojení k internetu.';
