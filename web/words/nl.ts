/** Texts of every page. */

/** Titles of pages in the browser's tab, before the name of the product. */
export const pageTitles = {
  landing: 'Home',
  submit: 'Veiligheidsmelding doen',
  reports: 'Openbare veiligheidsmeldingen',
  unsubscribe: 'Minder mails',
  trends: 'Trends',
  briefing: 'Briefing',
  follow: 'Volg je melding',
  login: 'Inloggen veiligheidsteam',
  reset: 'Nieuw wachtwoord instellen',
  dashboard: 'Dashboard veiligheidsteam',
  actions: 'Acties',
  hazards: 'Gevaren',
  analytics: 'Trends',
  annual: 'Jaaroverzicht',
  clubs: 'Clubbeheer',
  users: 'Gebruikersbeheer',
  settings: 'Clubinstellingen',
  import: 'Meldingen importeren',
  poster: 'Poster',
  audit: 'Auditlog',
  mail: 'Mail',
  health: 'Serverstatus',
};
/** If a call got no response. */
export const noConnection = 'Controleer je internetverbinding en probeer het opnieuw';
