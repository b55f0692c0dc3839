/** Texts of every page. */

/** Titles of pages in the browser's tab, before the name of the product. */
export const pageTitles = {
  landing: 'Strona główna',
  submit: 'Zgłoszenie zdarzenia',
  reports: 'Opublikowane zgłoszenia',
  unsubscribe: 'Mniej e-maili',
  trends: 'Trendy',
  briefing: 'Odprawa',
  follow: 'Moje zgłoszenie',
  login: 'Logowanie zespołu bezpieczeństwa',
  reset: 'Nowe hasło',
  dashboard: 'Panel zespołu bezpieczeństwa',
  actions: 'Działania',
  hazards: 'Zagrożenia',
  analytics: 'Trendy',
  annual: 'Raport roczny',
  clubs: 'Kluby',
  users: 'Użytkownicy',
  settings: 'Ustawienia klubu',
  import: 'Import zgłoszeń',
  poster: 'Plakat',
  audit: 'Dziennik czynności',
  mail: 'Poczta',
  health: 'Stan serwera',
};
/** If a call got no response. */
export const noConnection = 'Proszę sprawdzić połączenie z internetem i spróbować ponownie';
