/** The frame of every staff page: the header with its links, what stands where a page cannot be shown, the way out. */

/** The first link on a page, for people who use a keyboard. */
export const skipToContent = 'Skip to content';
/** Name of the navigation: the pages of a club's staff. */
export const staff = 'Staff';
/** Links in the header to pages; room is short. */
export const pages = {
  dashboard: 'Dashboard',
  /** What is to be done after reports. */
  actions: 'Actions',
  /** The register of what could go wrong, and how bad it would be. */
  hazards: 'Hazards',
  trends: 'Trends',
  clubs: 'Clubs',
  users: 'Users',
  /** The log of who did what. */
  audit: 'Audit',
  mail: 'Mail',
  /** How the server fares. */
  health: 'Health',
};
/** Beside the link to the actions, said by a screen reader; {count} is how many are past their day. */
export const overdue = { one: '{count} overdue', other: '{count} overdue' };
/** A button in the header that opens a menu of the pages about one club. */
export const club = 'Club';
/** Links of that menu. */
export const clubPages = {
  settings: 'Club settings',
  poster: 'Poster',
  import: 'Import old reports',
  /** A club's year as a paper, to print. */
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
/** A dialog at the logout: its title, text and two buttons. */
export const discardUnsaved = 'Discard unsaved changes?';
export const beganToReview = 'You started reviewing a report and have not saved your changes.';
export const discardAndLogout = 'Discard and log out';
export const stay = 'Stay';

/** A message: its title and its text. */
export const sessionEnded = 'Your session has ended';
export const signInAgain = 'Please sign in again. What you have not saved is kept.';

/** A button where something could not be loaded. */
export const tryAgain = 'Try again';
export const loading = 'Loading...';
export const setUpNotLoaded = 'The set-up could not be loaded';
export const signInNotChecked = 'Your sign-in could not be checked. Please check your internet connection.';
