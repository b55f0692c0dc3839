/** The page Audit Log, for super-admins: who did what, and when. */

/** Heading of the page, and name of the table. */
export const auditLog = 'Registro attività';
export const whoDidWhat =
  'Chi ha fatto che cosa, e quando. Qui non restano testi di segnalazioni, password o dati di contatto.';
export const accessDenied = 'Accesso negato. Solo gli amministratori generali possono leggere il registro attività.';
export const loadingLog = 'Caricamento del registro attività…';
export const logNotLoaded = 'Non è stato possibile caricare il registro attività.';
export const nothingDone = 'In questo periodo non risulta nulla di questo tipo.';
/** What the button below the table loads more of, and the message where it could not. */
export const moreLines = 'Carica altre righe';
export const moreLinesFailed = 'Non è stato possibile caricare altre righe del registro.';

/** Name of the group of filters, their labels, and the choice that filters nothing. */
export const filters = 'Filtri';
export const action = 'Attività';
export const allActions = 'Tutte le attività';
export const startDate = 'Dal';
export const endDate = 'Al';

/** Headings of columns. */
export const when = 'Quando';
export const who = 'Chi';
export const what = 'Che cosa';
export const details = 'Dettagli';
/** In place of a name. */
export const nobodySignedIn = 'Nessun accesso';
export const deletedUser = 'Utente eliminato';
/** What a line is about; {id} is the beginning of its number, such as 6a22e17c. */
export const subjects = {
  report: 'segnalazione {id}',
  club: 'club {id}',
  user: 'utente {id}',
  action: 'azione {id}',
  hazard: 'pericolo {id}',
};
/** What else a line says: {name} is one of the names below, {value} a number or what stands under `values`. */
export const noted = '{name}: {value}';
/** The names; those of fields stand in a row after “fields” and “filters” too. */
export const names = {
  fields: 'campi',
  filters: 'filtri',
  role: 'ruolo',
  state: 'stato',
  reason: 'motivo',
  kind: 'tipo',
  cause: 'causa',
  photo: 'foto',
  photos: 'foto',
  report: 'segnalazione',
  had: 'ne aveva uno',
  created: 'nuovo account',
  second: 'secondo passaggio',
  by: 'con',
  ended: 'chiusi',
  identifying: 'con i nomi',
  text: 'testo',
  identify: 'persone nominate',
  imported: 'importate',
  known: 'già presenti',
  leftOut: 'lasciate fuori',
  undone: 'annullate',
  regime: 'norma',
  responsibleEntity: 'autorità',
  coarse: 'che cosa mostrano le versioni pubbliche',
  timeZone: 'fuso orario',
  phone: 'telefono',
  registration: 'marche',
  number: 'numero',
  address: 'indirizzo',
  coordinates: 'coordinate',
  link: 'link',
  handle: 'nome del profilo',
  date: 'data',
  time: 'ora',
  marked: 'segnato a mano',
  title: 'titolo',
  likelihood: 'probabilità',
  leftSeverity: 'gravità dopo le misure',
  leftLikelihood: 'probabilità dopo le misure',
  reports: 'segnalazioni',
  actions: 'azioni',
  worked: 'se è servita',
  password: 'password',
  ownerId: 'chi',
  ownerName: 'chi',
  due: 'scadenza',
  doneAt: 'fatta il',
  clubId: 'club',
};
/** What can be said of them: answers, second factors, which texts a file for the authority has and which file it is, and who had something erased. */
export const values = {
  true: 'sì',
  false: 'no',
  totp: 'app',
  passkey: 'passkey',
  recovery: 'codice di recupero',
  anonymised: 'anonimo',
  original: 'originale',
  request: 'richiesta',
  reporter: 'chi ha segnalato',
  retention: 'periodo di conservazione',
  initial: 'Prima notifica',
  'follow-up': 'Risultati preliminari',
  final: 'Risultati finali',
};
