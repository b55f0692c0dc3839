/** Texts of every page. */

/** Titles of pages in the browser's tab, before the name of the product. */
export const pageTitles = {
  landing: 'Start',
  submit: 'Skicka en säkerhetsrapport',
  reports: 'Publicerade säkerhetsrapporter',
  unsubscribe: 'Färre mejl',
  trends: 'Trender',
  briefing: 'Genomgång',
  follow: 'Följ din rapport',
  login: 'Inloggning för säkerhetsteamet',
  reset: 'Välj ett nytt lösenord',
  dashboard: 'Översikt för säkerhetsteamet',
  actions: 'Åtgärder',
  hazards: 'Faror',
  analytics: 'Trender',
  annual: 'Årsrapport',
  clubs: 'Klubbar',
  users: 'Användare',
  settings: 'Klubbens inställningar',
  import: 'Importera rapporter',
  poster: 'Affisch',
  audit: 'Aktivitetslogg',
  mail: 'E-post',
  health: 'Drift',
};
/** If a call got no response. */
export const noConnection = 'Kontrollera internetanslutningen och försök igen';
