/** The Health page, for super-admins: facts about the server in plain words, and what to do about each. */

/** Page heading, and name of the table. */
export const health = 'Stan serwera';
export const subtitle = 'Jak się miewa ten serwer i co zrobić, gdy coś nie jest w porządku.';
export const accessDenied = 'Brak dostępu. Stan serwera widzą tylko superadministratorzy.';
export const loadingHealth = 'Wczytywanie stanu serwera…';
export const healthNotLoaded = 'Nie udało się wczytać stanu serwera.';
/** Above the table. */
export const nothingToDo = 'Nie ma nic do zrobienia.';
export const thingsToDo = {
  one: '{count} rzecz do zrobienia.',
  few: '{count} rzeczy do zrobienia.',
  many: '{count} rzeczy do zrobienia.',
};

/** Headings of columns. */
export const what = 'Co';
export const state = 'Stan';
export const details = 'Szczegóły';
/** Badges: short. */
export const allRight = 'W porządku';
export const toDo = 'Do zrobienia';

/** What each row is about. */
export const lines = {
  program: 'Program',
  database: 'Baza danych',
  backup: 'Ostatnia kopia zapasowa',
  mail: 'Poczta',
  certificate: 'Certyfikat serwera poczty',
  /** How long reporters' contact details are kept. */
  retention: 'Usuwanie danych kontaktowych',
  disk: 'Dysk',
  secondFactors: 'Drugi składnik',
};

/** How large something is, within other sentences. */
export const sizes = {
  bytes: '{size} B',
  kB: '{size} kB',
  MB: '{size} MB',
  GB: '{size} GB',
  TB: '{size} TB',
};
/** How long ago something was, within `backupEncrypted` and `backupPlain`. */
export const lessThanHourAgo = 'niecałą godzinę temu';
export const hoursAgo = { one: '{count} godzinę temu', few: '{count} godziny temu', many: '{count} godzin temu' };
export const daysAgo = { one: '{count} dzień temu', few: '{count} dni temu', many: '{count} dni temu' };

/** The program; {schema} and {own} are numbers, {changes} a list of names. */
export const programFits = 'Wersja {version}. Baza danych ma schemat, dla którego program napisano ({schema}).';
export const programTooOld =
  'Wersja {version}. Nowszy program zmienił bazę danych na schemat {schema}: {changes}. Ten program napisano dla schematu {own}.';
export const startNewer = 'Zamiast tego programu należy uruchomić nowszy.';

/** The database; {size} is one of `sizes`, DATA_DIR a setting of the server. */
export const databaseEmbedded = 'Wbudowana, w DATA_DIR; {size}.';
export const databaseOnServer = 'Na serwerze PostgreSQL; {size}.';

/** The last backup; {moment} is a day and time, {ago} how long ago that was. */
export const backupEncrypted = '{moment}, {ago}; {size}, zaszyfrowana.';
export const backupPlain = '{moment}, {ago}; {size}, niezaszyfrowana.';
export const noBackup = 'Nie odnotowano żadnej kopii zapasowej tej bazy danych.';
export const scheduleBackup = 'Należy zaplanować codzienną kopię zapasową: opis w ops/install.md.';
/** `journalctl --unit=windsock-backup` is a command. */
export const backupLate = 'Przyczynę pokaże na serwerze journalctl --unit=windsock-backup.';
export const setPassphrase = 'Należy ustawić BACKUP_PASSPHRASE. Bez tego każdy, kto zdobędzie plik, może go odczytać.';

/** Contact details: how long they are kept. */
export const off = 'Wyłączone';
export const keptForEver =
  'Dane kontaktowe są przechowywane, dopóki ktoś ich nie usunie. Usuwanie automatyczne włącza RETENTION_DAYS.';
export const erasedAfter = {
  one: 'Dane kontaktowe są usuwane {count} dzień po sprawdzeniu lub zamknięciu zgłoszenia.',
  few: 'Dane kontaktowe są usuwane {count} dni po sprawdzeniu lub zamknięciu zgłoszenia.',
  many: 'Dane kontaktowe są usuwane {count} dni po sprawdzeniu lub zamknięciu zgłoszenia.',
};
/** Each follows `erasedAfter`; {day} is a day. */
export const nextRun = 'Następne usuwanie: {day}, w pierwszej godzinie doby (UTC).';
export const lastRan = 'Ostatnie usuwanie: {day}.';
export const notRunYet = 'Usuwania jeszcze nie było.';
/** "retention failed" is in English in the log: do not translate it. */
export const lookInLog = 'W dzienniku serwera należy poszukać „retention failed”.';

/** The disk. */
export const elsewhere = 'Gdzie indziej';
export const watchItThere = 'Miejsce na dysku trzeba sprawdzać na serwerze bazy danych.';
export const freeSpace = '{size} wolnego miejsca tam, gdzie jest DATA_DIR.';
export const freeSomeSpace = 'Należy zwolnić miejsce: poniżej 20 MB żadne zgłoszenie nie zostanie przyjęte.';

/** Second factors; {count} is the number of people. */
export const everybodyHasOne = {
  one: 'Mają go wszyscy, którzy mogą się zalogować ({count}).',
  few: 'Mają go wszyscy, którzy mogą się zalogować ({count}).',
  many: 'Mają go wszyscy, którzy mogą się zalogować ({count}).',
};
export const adminsHaveOne = {
  one: 'Mają go wszyscy administratorzy i superadministratorzy ({count}).',
  few: 'Mają go wszyscy administratorzy i superadministratorzy ({count}).',
  many: 'Mają go wszyscy administratorzy i superadministratorzy ({count}).',
};
/** {count} of {people} have none. */
export const peopleHaveNone = {
  one: 'Wśród osób, które mogą się zalogować, nie ma go {count} z {people}.',
  few: 'Wśród osób, które mogą się zalogować, nie mają go {count} z {people}.',
  many: 'Wśród osób, które mogą się zalogować, nie ma go {count} z {people}.',
};
export const adminsHaveNone = {
  one: 'Wśród administratorów i superadministratorów nie ma go {count} z {people}.',
  few: 'Wśród administratorów i superadministratorów nie mają go {count} z {people}.',
  many: 'Wśród administratorów i superadministratorów nie ma go {count} z {people}.',
};
/** `Your account` is a button in the header. */
export const askThemToSetUp =
  'Mogą go ustawić w oknie „Moje konto”; proszę im o tym przypomnieć albo ustawić REQUIRE_SECOND_FACTOR=admins.';
export const askThemToSignIn = 'Dopóki go nie ustawią, nic nie mogą zrobić. Proszę im przypomnieć, aby się zalogowali.';

/** Mail, and the certificate of the mail server. */

/** A badge: short. */
export const notSetUp = 'Nieustawiona';
export const howToSetUp = 'E-maile nie są wysyłane. Włączają je SMTP_URL, MAIL_FROM i PUBLIC_URL.';
/** {waiting} emails are waiting, {count} have failed. */
export const noneFailed = 'Oczekujące: {waiting}, nieudane w ciągu 30 dni: 0.';
export const someFailed = {
  one: 'Oczekujące: {waiting}, nieudane w ciągu 30 dni: {count}.',
  few: 'Oczekujące: {waiting}, nieudane w ciągu 30 dni: {count}.',
  many: 'Oczekujące: {waiting}, nieudane w ciągu 30 dni: {count}.',
};
/** Each follows one of the two above; {moment} is a day and time. */
export const notUsableSince = 'Serwer poczty jest niedostępny od {moment}.';
export const lastFailedOn = 'Ostatni nieudany: {moment}.';
/** What to do; `Mail` is the name of a page. */
export const mailPageShows = 'Odpowiedź serwera poczty pokazuje strona Poczta.';
export const mailPageShowsWhy = 'Powód pokazuje strona Poczta: adres może być błędny.';

export const noMailServer = 'Nie ma serwera poczty.';
/** A badge: short. */
export const notKnownYet = 'Jeszcze nie wiadomo';
export const firstCheckRuns = 'Trwa pierwsze sprawdzenie. Proszę otworzyć tę stronę ponownie za minutę.';
export const notReached = 'Nie udało się połączyć z serwerem poczty.';
/** `npm run mail-test -- ADDRESS` is a command. */
export const mailTestSaysWhy = 'Przyczynę pokaże npm run mail-test -- ADDRESS.';
/** TLS is the encryption of a connection. */
export const noTlsNoMail = 'Serwer poczty nie obsługuje TLS, więc e-maile nie są wysyłane.';
export const noTls = 'Serwer poczty nie obsługuje TLS.';
export const anotherPort = 'Należy użyć innego portu lub innego serwera poczty.';
/** Follows a sentence about a certificate or about TLS. */
export const stillSent = 'E-maile są nadal wysyłane, bo hasło nie jest potrzebne.';
/** The certificate. */
export const trusted = 'Jest zaufany.';
export const notTrusted = 'Nie jest zaufany.';
export const notTrustedNoMail = 'Nie jest zaufany, więc e-maile nie są wysyłane.';
/** Each follows one of the three above: when the certificate expires; {day} is a day. */
export const endedOn = 'Wygasł {day}.';
export const endsWithinHour = 'Wygasa {day}, za niecałą godzinę.';
export const endsInHours = {
  one: 'Wygasa {day}, za {count} godzinę.',
  few: 'Wygasa {day}, za {count} godziny.',
  many: 'Wygasa {day}, za {count} godzin.',
};
export const endsInDays = {
  one: 'Wygasa {day}, za {count} dzień.',
  few: 'Wygasa {day}, za {count} dni.',
  many: 'Wygasa {day}, za {count} dni.',
};
/** What to do. */
export const askToRenew = 'Należy poprosić osobę, która prowadzi serwer poczty, o odnowienie.';
/** Follows the one above; NODE_EXTRA_CA_CERTS is a setting of the server. */
export const selfSignedHint = 'Certyfikat własny serwera poczty wymaga NODE_EXTRA_CA_CERTS (docs/operations.md, Mail).';
