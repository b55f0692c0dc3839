/** The page Audit Log, for super-admins: who did what, and when. */

/** Heading of the page, and name of the table. */
export const auditLog = 'Dziennik czynności';
export const whoDidWhat = 'Kto, co i kiedy zrobił. Treści zgłoszeń, haseł i danych kontaktowych tu nie ma.';
export const accessDenied = 'Brak dostępu. Dziennik czynności czytają tylko superadministratorzy.';
export const loadingLog = 'Wczytywanie dziennika…';
export const logNotLoaded = 'Nie udało się wczytać dziennika.';
export const nothingDone = 'W tym czasie nie było takich czynności.';
/** What the button below the table loads more of, and the message where it could not. */
export const moreLines = 'Pokaż więcej wpisów';
export const moreLinesFailed = 'Nie udało się wczytać kolejnych wpisów.';

/** Name of the group of filters, their labels, and the choice that filters nothing. */
export const filters = 'Filtry';
export const action = 'Czynność';
export const allActions = 'Wszystkie czynności';
export const startDate = 'Od dnia';
export const endDate = 'Do dnia';

/** Headings of columns. */
export const when = 'Kiedy';
export const who = 'Kto';
export const what = 'Co';
export const details = 'Szczegóły';
/** In place of a name. */
export const nobodySignedIn = 'Bez logowania';
export const deletedUser = 'Usunięty użytkownik';
/** What a line is about; {id} is the beginning of its number, such as 6a22e17c. */
export const subjects = {
  report: 'zgłoszenie {id}',
  club: 'klub {id}',
  user: 'użytkownik {id}',
  action: 'działanie {id}',
  hazard: 'zagrożenie {id}',
};
/** What else a line says: {name} is one of the names below, {value} a number or what stands under `values`. */
export const noted = '{name}: {value}';
/** The names; those of fields stand in a row after “fields” and “filters” too. */
export const names = {
  fields: 'pola',
  filters: 'filtry',
  role: 'rola',
  state: 'stan',
  reason: 'powód',
  kind: 'rodzaj',
  cause: 'przyczyna',
  photo: 'zdjęcie',
  photos: 'zdjęcia',
  report: 'zgłoszenie',
  had: 'był ustawiony',
  created: 'nowe konto',
  second: 'drugi krok',
  by: 'sposób',
  ended: 'zakończone',
  identifying: 'z nazwiskami',
  text: 'tekst',
  identify: 'osoby z nazwiska',
  imported: 'zaimportowane',
  known: 'już znane',
  leftOut: 'pominięte',
  undone: 'cofnięte',
  regime: 'przepisy',
  responsibleEntity: 'urząd',
  coarse: 'co widać w wersjach publicznych',
  timeZone: 'strefa czasowa',
  phone: 'telefon',
  registration: 'znaki rejestracyjne',
  number: 'numer',
  address: 'adres',
  coordinates: 'współrzędne',
  link: 'link',
  handle: 'nazwa profilu',
  date: 'data',
  time: 'godzina',
  marked: 'zaznaczone ręcznie',
  title: 'tytuł',
  likelihood: 'prawdopodobieństwo',
  leftSeverity: 'dotkliwość po wprowadzeniu środków',
  leftLikelihood: 'prawdopodobieństwo po wprowadzeniu środków',
  reports: 'zgłoszenia',
  actions: 'działania',
  worked: 'czy pomogło',
  password: 'hasło',
  ownerId: 'kto',
  ownerName: 'kto',
  due: 'termin',
  doneAt: 'data wykonania',
  clubId: 'klub',
};
/** What can be said of them: answers, second factors, which texts a file for the authority has and which file it is, and who had something erased. */
export const values = {
  true: 'tak',
  false: 'nie',
  totp: 'aplikacja',
  passkey: 'klucz dostępu',
  recovery: 'kod zapasowy',
  anonymised: 'zanonimizowany',
  original: 'oryginalny',
  request: 'prośba',
  reporter: 'osoba zgłaszająca',
  retention: 'okres przechowywania',
  initial: 'Pierwsze powiadomienie',
  'follow-up': 'Wstępne wyniki',
  final: 'Wyniki końcowe',
};
