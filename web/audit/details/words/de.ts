/** Details of an audit log entry: a name and a value, as in `Reason: done`. */

/** {name} is one of the names below. */
export const named = '{name}: {value}';
/** Boolean values. */
export const yes = 'ja';
export const no = 'nein';

/** Between two of them. */
export const separator = '; ';

/** What the value is. */
export const names = {
  cause: 'Grund',
  photos: 'Fotos',
  photo: 'Foto Nummer',
  role: 'Rolle',
  fields: 'Felder',
  filters: 'Filter',
  state: 'Stand',
  report: 'Meldung',
  kind: 'Art',
  second: 'Zweiter Faktor',
  by: 'Mit',
  reason: 'Grund',
  identifying: 'Mit Kennzeichen und Werknummer',
  identify: 'Mit Kennzeichen und Werknummer',
  text: 'Text',
  created: 'Neues Konto',
  had: 'War eingerichtet',
  ended: 'Beendete Anmeldungen',
  imported: 'Importiert',
  known: 'Schon vorhanden',
  leftOut: 'Weggelassen',
  undone: 'Rückgängig gemacht',
  replaced: 'Ersetzt',
  settings: 'Einstellungen',
};

/** Values by stored name. `way` is a sign-in method, `kind` a kind of file for the authority. */
export const values = {
  cause: {
    request: 'auf Wunsch',
    reporter: 'durch die meldende Person',
    retention: 'Aufbewahrungsfrist abgelaufen',
  },
  state: {
    open: 'offen',
    accepted: 'akzeptiert',
    closed: 'abgeschlossen',
    done: 'erledigt',
    dropped: 'verworfen',
  },
  way: {
    totp: 'Code aus einer App',
    recovery: 'Wiederherstellungscode',
    passkey: 'Passkey',
  },
  kind: {
    initial: 'Erstmeldung',
    'follow-up': 'vorläufige Ergebnisse',
    final: 'abschließende Ergebnisse',
  },
  text: {
    anonymised: 'anonymisiert',
    original: 'wie gesendet',
  },
};

/** Names of fields, filters and settings; those of a report have the names of its form. */
export const fields = {
  title: 'Titel',
  password: 'Passwort',
  clubId: 'Verein',
  severity: 'Schwere',
  likelihood: 'Wahrscheinlichkeit',
  leftSeverity: 'Schwere nach Schutzmaßnahmen',
  leftLikelihood: 'Wahrscheinlichkeit nach Schutzmaßnahmen',
  level: 'Stufe',
  ownerId: 'Zuständig',
  ownerName: 'Zuständig',
  due: 'Fällig am',
  doneAt: 'Erledigt am',
  worked: 'Ob es geholfen hat',
  mine: 'Nur eigene',
  reports: 'Meldungen',
  actions: 'Maßnahmen',
  reportId: 'Meldung',
  actionId: 'Maßnahme',
  topic: 'Thema',
  regime: 'Meldepflicht',
  responsibleEntity: 'Behörde',
  coarse: 'Genauigkeit des Veröffentlichten',
  timeZone: 'Zeitzone',
};

/** What was replaced in a published report, and how often: `names 2`. */
export const kinds = {
  name: 'Namen',
  email: 'E-Mail-Adressen',
  phone: 'Telefonnummern',
  registration: 'Kennzeichen',
  club: 'Vereine',
  number: 'Nummern',
  address: 'Adressen',
  coordinates: 'Positionen',
  link: 'Webadressen',
  handle: 'Namen in sozialen Medien',
  date: 'Daten',
  time: 'Uhrzeiten',
  marked: 'von Hand markiert',
};
