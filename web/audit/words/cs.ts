/** The page Audit Log, for super-admins: who did what, and when. */

/** Heading of the page, and name of the table. */
export const auditLog = 'Protokol';
export const whoDidWhat = 'Kdo, co a kdy. Text hlášení, hesla ani kontakty se tu neuchovávají.';
export const accessDenied = 'Přístup odepřen. Protokol mohou číst jen superadmini.';
export const loadingLog = 'Načítám protokol…';
export const logNotLoaded = 'Protokol se nepodařilo načíst.';
export const nothingDone = 'V této době se nic takového nestalo.';
/** What the button below the table loads more of, and the message where it could not. */
export const moreLines = 'Načíst další řádky';
export const moreLinesFailed = 'Další řádky protokolu se nepodařilo načíst.';

/** Name of the group of filters, their labels, and the choice that filters nothing. */
export const filters = 'Filtry';
export const action = 'Úkon';
export const allActions = 'Všechny úkony';
export const startDate = 'Od';
export const endDate = 'Do';

/** Headings of columns. */
export const when = 'Kdy';
export const who = 'Kdo';
export const what = 'Co';
export const details = 'Podrobnosti';
/** In place of a name. */
export const nobodySignedIn = 'Bez přihlášení';
export const deletedUser = 'Smazaný uživatel';
/** What a line is about; {id} is the beginning of its number. */
export const subjects = {
  report: 'hlášení {id}',
  club: 'aeroklub {id}',
  user: 'uživatel {id}',
  action: 'opatření {id}',
  hazard: 'nebezpečí {id}',
};
/** What else a line says: {name} is one of the names below, {value} a number or what stands under `values`. */
export const noted = '{name}: {value}';
/** The names; those of fields stand in a row after “fields” and “filters” too. */
export const names = {
  fields: 'pole',
  filters: 'filtry',
  role: 'role',
  state: 'stav',
  reason: 'důvod',
  kind: 'druh',
  cause: 'podnět',
  photo: 'fotka',
  photos: 'fotky',
  report: 'hlášení',
  had: 'byl nastaven',
  created: 'nový účet',
  second: 'druhý krok',
  by: 'způsob',
  ended: 'ukončeno',
  identifying: 'se jmény',
  text: 'text',
  identify: 'jmenované osoby',
  imported: 'importováno',
  known: 'již uloženo',
  leftOut: 'vynecháno',
  undone: 'vráceno zpět',
  regime: 'předpis',
  responsibleEntity: 'úřad',
  coarse: 'co ukazují zveřejněné verze',
  timeZone: 'časové pásmo',
  phone: 'telefon',
  registration: 'poznávací značka',
  number: 'číslo',
  address: 'adresa',
  coordinates: 'souřadnice',
  link: 'odkaz',
  handle: 'název profilu',
  date: 'datum',
  time: 'čas',
  marked: 'označeno ručně',
  title: 'název',
  likelihood: 'pravděpodobnost',
  leftSeverity: 'závažnost po opatřeních',
  leftLikelihood: 'pravděpodobnost po opatřeních',
  reports: 'hlášení',
  actions: 'opatření',
  worked: 'zda pomohlo',
  password: 'heslo',
  ownerId: 'kdo',
  ownerName: 'kdo',
  due: 'termín',
  doneAt: 'splněno dne',
  clubId: 'aeroklub',
};
/** What can be said of them: answers, second factors, which texts a file for the authority has and which file it is, and who had something erased. */
export const values = {
  true: 'ano',
  false: 'ne',
  totp: 'aplikace',
  passkey: 'přístupový klíč',
  recovery: 'záchranný kód',
  anonymised: 'anonymizovaný',
  original: 'původní',
  request: 'žádost',
  reporter: 'oznamovatel',
  retention: 'doba uchování',
  initial: 'Prvotní oznámení',
  'follow-up': 'Předběžné výsledky',
  final: 'Konečné výsledky',
};
