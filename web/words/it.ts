/** Texts of every page. */

/** Titles of pages in the browser's tab, before the name of the product. */
export const pageTitles = {
  landing: 'Home',
  submit: 'Invia una segnalazione',
  reports: 'Segnalazioni pubblicate',
  unsubscribe: 'Meno email',
  trends: 'Tendenze',
  briefing: 'Briefing',
  follow: 'Segui la tua segnalazione',
  login: 'Accesso team sicurezza',
  reset: 'Nuova password',
  dashboard: 'Pannello sicurezza',
  actions: 'Azioni',
  hazards: 'Pericoli',
  analytics: 'Tendenze',
  annual: 'Relazione annuale',
  clubs: 'Gestione club',
  users: 'Gestione utenti',
  settings: 'Impostazioni del club',
  import: 'Importa segnalazioni',
  poster: 'Locandina',
  audit: 'Registro attività',
  mail: 'Email',
  health: 'Stato del server',
};
/** If a call got no response. */
export const noConnection = 'Controlla la connessione a internet e riprova';
