/** The layout of staff pages: the header and its links, messages instead of a page, and logging out. */

/** The first link on a page, for people who use a keyboard. */
export const skipToContent = 'Skip to content';
/** Name of the navigation. */
export const staff = 'Staff';
/** Links in the header: keep them short. */
export const pages = {
  dashboard: 'Dashboard',
  actions: 'Actions',
  hazards: 'Hazards',
  trends: 'Trends',
  clubs: 'Clubs',
  users: 'Users',
  /** The log of who did what. */
  audit: 'Audit',
  mail: 'Mail',
  /** The state of the server. */
  health: 'Health',
};
/** Beside the link to the actions, for screen readers. */
export const overdue = { one: '{count} overdue', other: '{count} overdue' };
/** A button in the header that opens a menu of the pages about one club. */
export const club = 'Club';
/** Links of that menu. */
export const clubPages = {
  settings: 'Club settings',
  poster: 'Poster',
  import: 'Import old reports',
  annual: 'Annual report',
};
/** A button, shown as an icon. */
export const yourAccount = 'Your account';
export const accountNotLoaded = 'Your account could not be loaded';

/** A button. */
export const logout = 'Logout';
/** Title of a message. */
export const logoutFailed = 'Logout failed';
export const stillSignedIn = 'You are still signed in.';
/** A dialog before logging out: title, text and two buttons. */
export const discardUnsaved = 'Discard unsaved changes?';
export const unsavedWillBeLost = 'You have changes that are not saved.';
export const discardAndLogout = 'Discard and log out';
export const stay = 'Stay';

/** Title and text of a message. */
export const sessionEnded = 'Your session has ended';
export const signInAgain = 'Please sign in again.';
/** Instead, if something unsaved is kept. */
export const signInAgainKept = 'Please sign in again. Your unsaved changes have been kept.';

/** A button if something could not be loaded. */
export const tryAgain = 'Try again';
export const loading = 'Loading...';
export const setUpNotLoaded = 'The set-up could not be loaded';
export const signInNotChecked = 'Your sign-in could not be checked. Please check your internet connection.';
