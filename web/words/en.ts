/** Texts of every page. */

/** Titles of pages in the browser's tab, before the name of the product. */
export const pageTitles = {
  landing: 'Home',
  submit: 'Submit a Safety Report',
  reports: 'Public Safety Reports',
  unsubscribe: 'Fewer emails',
  trends: 'Trends',
  briefing: 'Briefing',
  follow: 'Follow your report',
  login: 'SMS Manager Access',
  reset: 'Set a New Password',
  dashboard: 'SMS Manager Dashboard',
  actions: 'Actions',
  hazards: 'Hazards',
  analytics: 'Trends',
  annual: 'Annual Report',
  clubs: 'Club Management',
  users: 'User Management',
  settings: 'Club settings',
  import: 'Import reports',
  poster: 'Poster',
  audit: 'Audit Log',
  mail: 'Mail',
  health: 'Health',
};
/** If a call got no response. */
export const noConnection = 'Please check your internet connection and try again';
