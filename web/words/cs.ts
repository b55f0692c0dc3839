/** Texts of every page. */

/** Titles of pages in the browser's tab, before the name of the product. */
export const pageTitles = {
  landing: 'Úvod',
  submit: 'Podat hlášení',
  reports: 'Zveřejněná hlášení',
  unsubscribe: 'Méně e-mailů',
  trends: 'Trendy',
  briefing: 'Briefing',
  follow: 'Sledovat hlášení',
  login: 'Přihlášení',
  reset: 'Nové heslo',
  dashboard: 'Přehled hlášení',
  actions: 'Opatření',
  hazards: 'Nebezpečí',
  analytics: 'Trendy',
  annual: 'Roční zpráva',
  clubs: 'Správa aeroklubů',
  users: 'Správa uživatelů',
  settings: 'Nastavení aeroklubu',
  import: 'Import hlášení',
  poster: 'Plakát',
  audit: 'Protokol',
  mail: 'E-maily',
  health: 'Stav serveru',
};
/** If a call got no response. */
export const noConnection = 'Zkontrolujte prosím připojení k internetu a zkuste to znovu';
