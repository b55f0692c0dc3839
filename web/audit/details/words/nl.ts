/** Details of an audit log entry: a name and a value, as in `Reason: done`. */

/** {name} is one of the names below. */
export const named = '{name}: {value}';
/** Boolean values. */
export const yes = 'ja';
export const no = 'nee';

/** Between two of them. */
export const separator = '; ';

/** What the value is. */
export const names = {
  cause: 'Reden',
  photos: 'Foto’s',
  photo: 'Foto nummer',
  role: 'Rol',
  fields: 'Velden',
  filters: 'Filters',
  state: 'Status',
  report: 'Melding',
  kind: 'Soort',
  second: 'Tweede factor',
  by: 'Met',
  reason: 'Reden',
  identifying: 'Met registratie en serienummer',
  identify: 'Met registratie en serienummer',
  text: 'Tekst',
  created: 'Nieuw account',
  had: 'Was ingesteld',
  ended: 'Beëindigde sessies',
  imported: 'Geïmporteerd',
  known: 'Al aanwezig',
  leftOut: 'Weggelaten',
  undone: 'Teruggedraaid',
  replaced: 'Vervangen',
  settings: 'Instellingen',
};

/** Values by stored name. `way` is a sign-in method, `kind` a kind of file for the authority. */
export const values = {
  cause: {
    request: 'op verzoek',
    reporter: 'door de melder',
    retention: 'bewaartermijn verstreken',
  },
  state: {
    open: 'open',
    accepted: 'geaccepteerd',
    closed: 'gesloten',
    done: 'afgerond',
    dropped: 'vervallen',
  },
  way: {
    totp: 'code uit een app',
    recovery: 'herstelcode',
    passkey: 'passkey',
  },
  kind: {
    initial: 'eerste kennisgeving',
    'follow-up': 'voorlopige resultaten',
    final: 'eindresultaten',
  },
  text: {
    anonymised: 'geanonimiseerd',
    original: 'zoals verstuurd',
  },
};

/** Names of fields, filters and settings; those of a report have the names of its form. */
export const fields = {
  title: 'Titel',
  password: 'Wachtwoord',
  clubId: 'Club',
  severity: 'Ernst',
  likelihood: 'Waarschijnlijkheid',
  leftSeverity: 'Ernst na maatregelen',
  leftLikelihood: 'Waarschijnlijkheid na maatregelen',
  level: 'Niveau',
  ownerId: 'Verantwoordelijke',
  ownerName: 'Verantwoordelijke',
  due: 'Uiterlijk',
  doneAt: 'Gedaan op',
  worked: 'Of het heeft geholpen',
  mine: 'Alleen eigen',
  reports: 'Meldingen',
  actions: 'Acties',
  reportId: 'Melding',
  actionId: 'Actie',
  topic: 'Onderwerp',
  regime: 'Meldplicht',
  responsibleEntity: 'Autoriteit',
  coarse: 'Nauwkeurigheid van wat wordt gepubliceerd',
  timeZone: 'Tijdzone',
};

/** What was replaced in a published report, and how often: `names 2`. */
export const kinds = {
  name: 'namen',
  email: 'e-mailadressen',
  phone: 'telefoonnummers',
  registration: 'registraties',
  club: 'clubs',
  number: 'nummers',
  address: 'adressen',
  coordinates: 'posities',
  link: 'webadressen',
  handle: 'namen op sociale media',
  date: 'datums',
  time: 'tijdstippen',
  marked: 'zelf gemarkeerd',
};
