/** The page Audit Log, for super-admins: who did what, and when. */

/** Heading of the page, and name of the table. */
export const auditLog = 'Auditlog';
export const whoDidWhat =
  'Wie deed wat, en wanneer. Teksten van meldingen, wachtwoorden en contactgegevens worden hier niet bewaard.';
export const accessDenied = 'Geen toegang. Alleen hoofdbeheerders kunnen de auditlog lezen.';
export const loadingLog = 'Auditlog laden…';
export const logNotLoaded = 'De auditlog kon niet worden geladen.';
export const nothingDone = 'In deze periode is niets van deze soort gedaan.';
/** What the button below the table loads more of, and the message where it could not. */
export const moreLines = 'Meer regels laden';
export const moreLinesFailed = 'Er konden niet meer regels worden geladen.';

/** Name of the group of filters, their labels, and the choice that filters nothing. */
export const filters = 'Filters';
export const action = 'Handeling';
export const allActions = 'Alle handelingen';
export const startDate = 'Vanaf';
export const endDate = 'Tot en met';

/** Headings of columns. */
export const when = 'Wanneer';
export const who = 'Wie';
export const what = 'Wat';
export const details = 'Details';
/** In place of a name. */
export const nobodySignedIn = 'Niemand ingelogd';
export const deletedUser = 'Verwijderde gebruiker';
/** What a line is about; {id} is the beginning of its number, such as 6a22e17c. */
export const subjects = {
  report: 'melding {id}',
  club: 'club {id}',
  user: 'gebruiker {id}',
  action: 'actie {id}',
  hazard: 'gevaar {id}',
};
/** What else a line says: {name} is one of the names below, {value} a number or what stands under `values`. */
export const noted = '{name}: {value}';
/** The names; those of fields stand in a row after “fields” and “filters” too. */
export const names = {
  fields: 'velden',
  filters: 'filters',
  role: 'rol',
  state: 'status',
  reason: 'reden',
  kind: 'soort',
  cause: 'aanleiding',
  photo: 'foto',
  photos: 'foto’s',
  report: 'melding',
  had: 'had er een',
  created: 'nieuw account',
  second: 'tweede stap',
  by: 'met',
  ended: 'beëindigd',
  identifying: 'met namen',
  text: 'tekst',
  identify: 'personen genoemd',
  imported: 'geïmporteerd',
  known: 'al aanwezig',
  leftOut: 'overgeslagen',
  undone: 'teruggedraaid',
  regime: 'regelgeving',
  responsibleEntity: 'autoriteit',
  coarse: 'wat openbare versies tonen',
  timeZone: 'tijdzone',
  phone: 'telefoon',
  registration: 'registratie',
  number: 'nummer',
  address: 'adres',
  coordinates: 'coördinaten',
  link: 'link',
  handle: 'profielnaam',
  date: 'datum',
  time: 'tijd',
  marked: 'met de hand gemarkeerd',
  title: 'titel',
  likelihood: 'waarschijnlijkheid',
  leftSeverity: 'ernst na maatregelen',
  leftLikelihood: 'waarschijnlijkheid na maatregelen',
  reports: 'meldingen',
  actions: 'acties',
  worked: 'of het hielp',
  password: 'wachtwoord',
  ownerId: 'wie',
  ownerName: 'wie',
  due: 'uiterste datum',
  doneAt: 'gedaan op',
  clubId: 'club',
};
/** What can be said of them: answers, second factors, which texts a file for the authority has and which file it is, and who had something erased. */
export const values = {
  true: 'ja',
  false: 'nee',
  totp: 'app',
  passkey: 'passkey',
  recovery: 'herstelcode',
  anonymised: 'geanonimiseerd',
  original: 'origineel',
  request: 'verzoek',
  reporter: 'melder',
  retention: 'bewaartermijn',
  initial: 'Eerste kennisgeving',
  'follow-up': 'Voorlopige resultaten',
  final: 'Eindresultaten',
};
