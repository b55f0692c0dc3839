/** Details of an audit log entry: a name and a value, as in `Reason: done`. */

/** {name} is one of the names below. */
export const named = '{name}: {value}';
/** Boolean values. */
export const yes = 'ja';
export const no = 'nej';

/** Between two of them. */
export const separator = '; ';

/** What the value is. */
export const names = {
  cause: 'Skäl',
  photos: 'Foton',
  photo: 'Foto nummer',
  role: 'Roll',
  fields: 'Fält',
  filters: 'Filter',
  state: 'Läge',
  report: 'Rapport',
  kind: 'Typ',
  second: 'Andra faktor',
  by: 'Med',
  reason: 'Skäl',
  identifying: 'Med registrering och serienummer',
  identify: 'Med registrering och serienummer',
  text: 'Text',
  created: 'Nytt konto',
  had: 'Fanns sedan tidigare',
  ended: 'Avslutade inloggningar',
  imported: 'Importerade',
  known: 'Fanns redan',
  leftOut: 'Utelämnade',
  undone: 'Ångrade',
  replaced: 'Ersatta',
  settings: 'Inställningar',
};

/** Values by stored name. `way` is a sign-in method, `kind` a kind of file for the authority. */
export const values = {
  cause: {
    request: 'på begäran',
    reporter: 'av rapportören',
    retention: 'lagringstiden har gått ut',
  },
  state: {
    open: 'öppen',
    accepted: 'godtagen',
    closed: 'avslutad',
    done: 'klar',
    dropped: 'struken',
  },
  way: {
    totp: 'kod från en app',
    recovery: 'återställningskod',
    passkey: 'passnyckel',
  },
  kind: {
    initial: 'första anmälan',
    'follow-up': 'preliminära resultat',
    final: 'slutliga resultat',
  },
  text: {
    anonymised: 'anonymiserad',
    original: 'som den skickades',
  },
};

/** Names of fields, filters and settings; those of a report have the names of its form. */
export const fields = {
  title: 'Rubrik',
  password: 'Lösenord',
  clubId: 'Klubb',
  severity: 'Allvarlighetsgrad',
  likelihood: 'Sannolikhet',
  leftSeverity: 'Allvarlighetsgrad efter skyddsåtgärder',
  leftLikelihood: 'Sannolikhet efter skyddsåtgärder',
  level: 'Nivå',
  ownerId: 'Ansvarig',
  ownerName: 'Ansvarig',
  due: 'Klar senast',
  doneAt: 'Klar den',
  worked: 'Om det gav effekt',
  mine: 'Bara egna',
  reports: 'Rapporter',
  actions: 'Åtgärder',
  reportId: 'Rapport',
  actionId: 'Åtgärd',
  topic: 'Ämne',
  regime: 'Rapporteringsplikt',
  responsibleEntity: 'Myndighet',
  coarse: 'Precision i det publicerade',
  timeZone: 'Tidszon',
};

/** What was replaced in a published report, and how often: `names 2`. */
export const kinds = {
  name: 'namn',
  email: 'e-postadresser',
  phone: 'telefonnummer',
  registration: 'registreringar',
  club: 'klubbar',
  number: 'nummer',
  address: 'adresser',
  coordinates: 'positioner',
  link: 'webbadresser',
  handle: 'namn i sociala medier',
  date: 'datum',
  time: 'klockslag',
  marked: 'markerade för hand',
};
