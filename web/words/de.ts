/** Texts of every page. */

/** Titles of pages in the browser's tab, before the name of the product. */
export const pageTitles = {
  landing: 'Startseite',
  submit: 'Sicherheitsmeldung abgeben',
  reports: 'Veröffentlichte Sicherheitsmeldungen',
  unsubscribe: 'Weniger Mails',
  trends: 'Trends',
  briefing: 'Briefing',
  follow: 'Deine Meldung verfolgen',
  login: 'Zugang für das Sicherheitsteam',
  reset: 'Neues Passwort setzen',
  dashboard: 'Übersicht des Sicherheitsteams',
  actions: 'Maßnahmen',
  hazards: 'Gefährdungen',
  analytics: 'Trends',
  annual: 'Jahresbericht',
  clubs: 'Vereine',
  users: 'Benutzer',
  settings: 'Einstellungen des Vereins',
  import: 'Meldungen importieren',
  poster: 'Aushang',
  audit: 'Protokoll',
  mail: 'Mails',
  health: 'Zustand',
};
/** If a call got no response. */
export const noConnection = 'Bitte prüfe deine Internetverbindung und versuche es noch einmal';
