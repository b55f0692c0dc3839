/** Details of an audit log entry: a name and a value, as in `Reason: done`. */

/** {name} is one of the names below. */
export const named = '{name}: {value}';
/** Boolean values. */
export const yes = 'tak';
export const no = 'nie';

/** Between two of them. */
export const separator = '; ';

/** What the value is. */
export const names = {
  cause: 'Powód',
  photos: 'Zdjęcia',
  photo: 'Zdjęcie numer',
  role: 'Rola',
  fields: 'Pola',
  filters: 'Filtry',
  state: 'Stan',
  report: 'Zgłoszenie',
  kind: 'Rodzaj',
  second: 'Drugi składnik',
  by: 'Sposób',
  reason: 'Powód',
  identifying: 'Ze znakami rejestracyjnymi i numerem fabrycznym',
  identify: 'Ze znakami rejestracyjnymi i numerem fabrycznym',
  text: 'Tekst',
  created: 'Nowe konto',
  had: 'Był ustawiony',
  ended: 'Zakończone sesje',
  imported: 'Zaimportowane',
  known: 'Już obecne',
  leftOut: 'Pominięte',
  undone: 'Cofnięte',
  replaced: 'Zastąpione',
  settings: 'Ustawienia',
};

/** Values by stored name. `way` is a sign-in method, `kind` a kind of file for the authority. */
export const values = {
  cause: {
    request: 'na prośbę',
    reporter: 'przez osobę zgłaszającą',
    retention: 'minął okres przechowywania',
  },
  state: {
    open: 'otwarte',
    accepted: 'zaakceptowane',
    closed: 'zamknięte',
    done: 'wykonane',
    dropped: 'zaniechane',
  },
  way: {
    totp: 'kod z aplikacji',
    recovery: 'kod zapasowy',
    passkey: 'klucz dostępu',
  },
  kind: {
    initial: 'pierwsze powiadomienie',
    'follow-up': 'wstępne wyniki',
    final: 'wyniki końcowe',
  },
  text: {
    anonymised: 'zanonimizowany',
    original: 'w wysłanej wersji',
  },
};

/** Names of fields, filters and settings; those of a report have the names of its form. */
export const fields = {
  title: 'Tytuł',
  password: 'Hasło',
  clubId: 'Klub',
  severity: 'Dotkliwość',
  likelihood: 'Prawdopodobieństwo',
  leftSeverity: 'Dotkliwość po wprowadzeniu środków',
  leftLikelihood: 'Prawdopodobieństwo po wprowadzeniu środków',
  level: 'Poziom',
  ownerId: 'Osoba odpowiedzialna',
  ownerName: 'Osoba odpowiedzialna',
  due: 'Termin',
  doneAt: 'Wykonano dnia',
  worked: 'Czy pomogło',
  mine: 'Tylko własne',
  reports: 'Zgłoszenia',
  actions: 'Działania',
  reportId: 'Zgłoszenie',
  actionId: 'Działanie',
  topic: 'Temat',
  regime: 'Obowiązek zgłaszania',
  responsibleEntity: 'Urząd',
  coarse: 'Dokładność publikowanych danych',
  timeZone: 'Strefa czasowa',
};

/** What was replaced in a published report, and how often: `names 2`. */
export const kinds = {
  name: 'nazwiska',
  email: 'adresy e-mail',
  phone: 'numery telefonów',
  registration: 'znaki rejestracyjne',
  club: 'kluby',
  number: 'numery',
  address: 'adresy',
  coordinates: 'pozycje',
  link: 'adresy stron',
  handle: 'nazwy kont',
  date: 'daty',
  time: 'godziny',
  marked: 'zaznaczone ręcznie',
};
