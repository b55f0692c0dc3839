/** What every page may say. */

/** Titles of pages in the browser's tab, before the name of the product. */
export const pageTitles = {
  landing: 'Home',
  submit: 'Veiligheidsmelding doen',
  reports: 'Openbare veiligheidsmeldingen',
  stop: 'Minder mails',
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
/** Where a call got no answer at all. */
export const noConnection = 'Controleer je internetverbinding en probeer het opnieuw';
