/** The page Audit Log, for super-admins: who did what, and when. */

/** Heading of the page, and name of the table. */
export const auditLog = 'Protokoll';
export const whoDidWhat = 'Wer wann was getan hat. Texte von Meldungen, Passwörter und Kontaktdaten stehen hier nie.';
export const accessDenied = 'Kein Zugang. Nur Super-Admins können das Protokoll lesen.';
export const loadingLog = 'Protokoll wird geladen…';
export const logNotLoaded = 'Das Protokoll konnte nicht geladen werden.';
export const nothingDone = 'In dieser Zeit ist nichts davon geschehen.';
/** What the button below the table loads more of, and the message where it could not. */
export const moreLines = 'Weitere Zeilen laden';
export const moreLinesFailed = 'Weitere Zeilen konnten nicht geladen werden.';

/** Name of the group of filters, their labels, and the choice that filters nothing. */
export const filters = 'Filter';
export const action = 'Aktion';
export const allActions = 'Alle Aktionen';
export const startDate = 'Von';
export const endDate = 'Bis';

/** Headings of columns. */
export const when = 'Wann';
export const who = 'Wer';
export const what = 'Was';
export const details = 'Einzelheiten';
/** In place of a name. */
export const nobodySignedIn = 'Niemand angemeldet';
export const deletedUser = 'Gelöschter Benutzer';
/** What a line is about; {id} is the beginning of its number, such as 6a22e17c. */
export const subjects = {
  report: 'Meldung {id}',
  club: 'Verein {id}',
  user: 'Benutzer {id}',
  action: 'Maßnahme {id}',
  hazard: 'Gefährdung {id}',
};
/** What else a line says: {name} is one of the names below, {value} a number or what stands under `values`. */
export const noted = '{name}: {value}';
/** The names; those of fields stand in a row after “fields” and “filters” too. */
export const names = {
  fields: 'Felder',
  filters: 'Filter',
  role: 'Rolle',
  state: 'Stand',
  reason: 'Grund',
  kind: 'Art',
  cause: 'Anlass',
  photo: 'Foto',
  photos: 'Fotos',
  report: 'Meldung',
  had: 'hatte einen',
  created: 'neues Konto',
  second: 'zweiter Schritt',
  by: 'mit',
  ended: 'beendet',
  identifying: 'mit Namen',
  text: 'Text',
  identify: 'Personen genannt',
  imported: 'importiert',
  known: 'schon vorhanden',
  leftOut: 'ausgelassen',
  undone: 'zurückgenommen',
  regime: 'Vorschrift',
  responsibleEntity: 'Behörde',
  coarse: 'was öffentliche Fassungen zeigen',
  timeZone: 'Zeitzone',
  phone: 'Telefon',
  registration: 'Kennzeichen',
  number: 'Nummer',
  address: 'Adresse',
  coordinates: 'Koordinaten',
  link: 'Link',
  handle: 'Profilname',
  date: 'Datum',
  time: 'Uhrzeit',
  marked: 'von Hand markiert',
  title: 'Titel',
  likelihood: 'Wahrscheinlichkeit',
  leftSeverity: 'Schwere nach Schutzmaßnahmen',
  leftLikelihood: 'Wahrscheinlichkeit nach Schutzmaßnahmen',
  reports: 'Meldungen',
  actions: 'Maßnahmen',
  worked: 'ob es geholfen hat',
  password: 'Passwort',
  ownerId: 'wer',
  ownerName: 'wer',
  due: 'fällig',
  doneAt: 'erledigt am',
  clubId: 'Verein',
};
/** What can be said of them: answers, second factors, which texts a file for the authority has and which file it is, and who had something erased. */
export const values = {
  true: 'ja',
  false: 'nein',
  totp: 'App',
  passkey: 'Passkey',
  recovery: 'Wiederherstellungscode',
  anonymised: 'anonymisiert',
  original: 'Original',
  request: 'Anfrage',
  reporter: 'meldende Person',
  retention: 'Aufbewahrungsfrist',
  initial: 'Erstmeldung',
  'follow-up': 'Vorläufige Ergebnisse',
  final: 'Abschließende Ergebnisse',
};
