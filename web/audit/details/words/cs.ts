/** Details of an audit log entry: a name and a value, as in `Reason: done`. */

/** {name} is one of the names below. */
export const named = '{name}: {value}';
/** Boolean values. */
export const yes = 'ano';
export const no = 'ne';

/** Between two of them. */
export const separator = '; ';

/** What the value is. */
export const names = {
  cause: 'Důvod',
  photos: 'Fotografie',
  photo: 'Fotografie číslo',
  role: 'Role',
  fields: 'Pole',
  filters: 'Filtry',
  state: 'Stav',
  report: 'Hlášení',
  kind: 'Druh',
  second: 'Druhý faktor',
  by: 'Pomocí',
  reason: 'Důvod',
  identifying: 'S poznávací značkou a výrobním číslem',
  identify: 'S poznávací značkou a výrobním číslem',
  text: 'Text',
  created: 'Nový účet',
  had: 'Byl nastaven',
  ended: 'Ukončená přihlášení',
  imported: 'Importováno',
  known: 'Již existují',
  leftOut: 'Vynecháno',
  undone: 'Vráceno zpět',
  replaced: 'Nahrazeno',
  settings: 'Nastavení',
};

/** Values by stored name. `way` is a sign-in method, `kind` a kind of file for the authority. */
export const values = {
  cause: {
    request: 'na žádost',
    reporter: 'oznamovatelem',
    retention: 'uplynula doba uchování',
  },
  state: {
    open: 'otevřené',
    accepted: 'přijaté',
    closed: 'uzavřené',
    done: 'hotové',
    dropped: 'zrušené',
  },
  way: {
    totp: 'kód z aplikace',
    recovery: 'záchranný kód',
    passkey: 'přístupový klíč',
  },
  kind: {
    initial: 'prvotní oznámení',
    'follow-up': 'předběžné výsledky',
    final: 'konečné výsledky',
  },
  text: {
    anonymised: 'anonymizovaný',
    original: 'jak byl odeslán',
  },
};

/** Names of fields, filters and settings; those of a report have the names of its form. */
export const fields = {
  title: 'Název',
  password: 'Heslo',
  clubId: 'Aeroklub',
  severity: 'Závažnost',
  likelihood: 'Pravděpodobnost',
  leftSeverity: 'Závažnost po ochranných opatřeních',
  leftLikelihood: 'Pravděpodobnost po ochranných opatřeních',
  level: 'Úroveň',
  ownerId: 'Zodpovídá',
  ownerName: 'Zodpovídá',
  due: 'Termín',
  doneAt: 'Hotovo dne',
  worked: 'Zda to pomohlo',
  mine: 'Jen vlastní',
  reports: 'Hlášení',
  actions: 'Opatření',
  reportId: 'Hlášení',
  actionId: 'Opatření',
  topic: 'Téma',
  regime: 'Ohlašovací povinnost',
  responsibleEntity: 'Úřad',
  coarse: 'Přesnost zveřejněných údajů',
  timeZone: 'Časové pásmo',
};

/** What was replaced in a published report, and how often: `names 2`. */
export const kinds = {
  name: 'jména',
  email: 'e-maily',
  phone: 'telefonní čísla',
  registration: 'poznávací značky',
  club: 'aerokluby',
  number: 'čísla',
  address: 'adresy',
  coordinates: 'polohy',
  link: 'webové adresy',
  handle: 'jména na sociálních sítích',
  date: 'data',
  time: 'časy',
  marked: 'označeno ručně',
};
