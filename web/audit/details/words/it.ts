/** Details of an audit log entry: a name and a value, as in `Reason: done`. */

/** {name} is one of the names below. */
export const named = '{name}: {value}';
/** Boolean values. */
export const yes = 'sì';
export const no = 'no';

/** Between two of them. */
export const separator = '; ';

/** What the value is. */
export const names = {
  cause: 'Motivo',
  photos: 'Foto',
  photo: 'Foto numero',
  role: 'Ruolo',
  fields: 'Campi',
  filters: 'Filtri',
  state: 'Stato',
  report: 'Segnalazione',
  kind: 'Tipo',
  second: 'Secondo fattore',
  by: 'Con',
  reason: 'Motivo',
  identifying: 'Con marche e numero di serie',
  identify: 'Con marche e numero di serie',
  text: 'Testo',
  created: 'Nuovo account',
  had: 'Era impostato',
  ended: 'Accessi chiusi',
  imported: 'Importate',
  known: 'Già presenti',
  leftOut: 'Escluse',
  undone: 'Revocate',
  replaced: 'Sostituiti',
  settings: 'Impostazioni',
};

/** Values by stored name. `way` is a sign-in method, `kind` a kind of file for the authority. */
export const values = {
  cause: {
    request: 'su richiesta',
    reporter: 'da chi ha segnalato',
    retention: 'periodo di conservazione scaduto',
  },
  state: {
    open: 'aperto',
    accepted: 'accettato',
    closed: 'chiuso',
    done: 'concluso',
    dropped: 'abbandonato',
  },
  way: {
    totp: 'codice da un’app',
    recovery: 'codice di recupero',
    passkey: 'passkey',
  },
  kind: {
    initial: 'prima notifica',
    'follow-up': 'risultati preliminari',
    final: 'risultati finali',
  },
  text: {
    anonymised: 'anonimizzato',
    original: 'come inviato',
  },
};

/** Names of fields, filters and settings; those of a report have the names of its form. */
export const fields = {
  title: 'Titolo',
  password: 'Password',
  clubId: 'Club',
  severity: 'Gravità',
  likelihood: 'Probabilità',
  leftSeverity: 'Gravità dopo le misure',
  leftLikelihood: 'Probabilità dopo le misure',
  level: 'Livello',
  ownerId: 'Responsabile',
  ownerName: 'Responsabile',
  due: 'Scadenza',
  doneAt: 'Fatta il',
  worked: 'Se ha funzionato',
  mine: 'Solo le proprie',
  reports: 'Segnalazioni',
  actions: 'Azioni',
  reportId: 'Segnalazione',
  actionId: 'Azione',
  topic: 'Argomento',
  regime: 'Obbligo di segnalazione',
  responsibleEntity: 'Autorità',
  coarse: 'Precisione di ciò che si pubblica',
  timeZone: 'Fuso orario',
};

/** What was replaced in a published report, and how often: `names 2`. */
export const kinds = {
  name: 'nomi',
  email: 'indirizzi email',
  phone: 'numeri di telefono',
  registration: 'marche',
  club: 'club',
  number: 'numeri',
  address: 'indirizzi',
  coordinates: 'posizioni',
  link: 'indirizzi web',
  handle: 'nomi sui social',
  date: 'date',
  time: 'orari',
  marked: 'contrassegnati a mano',
};
