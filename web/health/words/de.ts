/** The Health page, for super-admins: facts about the server in plain words, and what to do about each. */

/** Page heading, and name of the table. */
export const health = 'Zustand';
export const subtitle = 'Wie es dem Server geht, und was zu tun ist, wo etwas nicht stimmt.';
export const accessDenied = 'Kein Zugang. Nur Super-Admins können den Zustand des Servers sehen.';
export const loadingHealth = 'Zustand des Servers wird geladen…';
export const healthNotLoaded = 'Der Zustand des Servers konnte nicht geladen werden.';
/** Above the table. */
export const nothingToDo = 'Nichts zu tun.';
export const thingsToDo = { one: '{count} Sache zu tun.', other: '{count} Sachen zu tun.' };

/** Headings of columns. */
export const what = 'Was';
export const state = 'Stand';
export const details = 'Einzelheiten';
/** Badges: short. */
export const allRight = 'In Ordnung';
export const toDo = 'Zu tun';

/** What each row is about. */
export const lines = {
  program: 'Programm',
  database: 'Datenbank',
  backup: 'Letztes Backup',
  mail: 'Mails',
  certificate: 'Zertifikat des Mailservers',
  /** How long reporters' contact details are kept. */
  retention: 'Aufbewahrung',
  disk: 'Speicherplatz',
  secondFactors: 'Zweite Faktoren',
};

/** How large something is, within other sentences. */
export const sizes = {
  bytes: '{size} Bytes',
  kB: '{size} kB',
  MB: '{size} MB',
  GB: '{size} GB',
  TB: '{size} TB',
};
/** How long ago something was, within `backupEncrypted` and `backupPlain`. */
export const lessThanHourAgo = 'vor weniger als einer Stunde';
export const hoursAgo = { one: 'vor {count} Stunde', other: 'vor {count} Stunden' };
export const daysAgo = { one: 'vor {count} Tag', other: 'vor {count} Tagen' };

/** The program; {schema} and {own} are numbers, {changes} a list of names. */
export const programFits = 'Version {version}. Die Datenbank hat das passende Schema ({schema}).';
export const programTooOld =
  'Version {version}. Ein neueres Programm hat die Datenbank auf Schema {schema} gebracht: {changes}. Dieses hier ist für Schema {own} gebaut.';
export const startNewer = 'Starte statt dieses Programms das neuere.';

/** The database; {size} is one of `sizes`, DATA_DIR a setting of the server. */
export const databaseEmbedded = 'Eingebettet, in DATA_DIR; {size}.';
export const databaseOnServer = 'Auf einem PostgreSQL-Server; {size}.';

/** The last backup; {moment} is a day and time, {ago} how long ago that was. */
export const backupEncrypted = '{moment}, {ago}; {size}, verschlüsselt.';
export const backupPlain = '{moment}, {ago}; {size}, nicht verschlüsselt.';
export const noBackup = 'Von dieser Datenbank ist kein Backup bekannt.';
export const scheduleBackup = 'Richte ein tägliches Backup ein: ops/install.md erklärt, wie.';
/** `journalctl --unit=windsock-backup` is a command. */
export const backupLate = 'Auf dem Server sagt journalctl --unit=windsock-backup, woran es liegt.';
export const setPassphrase = 'Setze BACKUP_PASSPHRASE. Ohne sie kann jeder die Datei lesen, der an sie kommt.';

/** Contact details: how long they are kept. */
export const off = 'Aus';
export const keptForEver =
  'Kontaktdaten bleiben, bis jemand sie löscht. Mit RETENTION_DAYS werden sie von selbst gelöscht.';
export const erasedAfter = {
  one: 'Kontaktdaten werden {count} Tag nach Prüfung oder Abschluss gelöscht.',
  other: 'Kontaktdaten werden {count} Tage nach Prüfung oder Abschluss gelöscht.',
};
/** Each follows `erasedAfter`; {day} is a day. */
export const nextRun = 'Nächster Lauf: {day}, in der ersten Stunde (UTC).';
export const lastRan = 'Letzter Lauf: {day}.';
export const notRunYet = 'Noch kein Lauf.';
/** "retention failed" is in English in the log: do not translate it. */
export const lookInLog = 'Suche im Log des Servers nach „retention failed“.';

/** The disk. */
export const elsewhere = 'Anderswo';
export const watchItThere = 'Behalte ihn auf dem Server der Datenbank im Auge.';
export const freeSpace = '{size} frei, wo DATA_DIR liegt.';
export const freeSomeSpace = 'Schaff Platz: Unter 20 MB wird keine Meldung mehr angenommen.';

/** Second factors; {count} is the number of people. */
export const everybodyHasOne = {
  one: 'Alle, die sich anmelden können, haben einen ({count}).',
  other: 'Alle, die sich anmelden können, haben einen ({count}).',
};
export const adminsHaveOne = {
  one: 'Alle Admins und Super-Admins haben einen ({count}).',
  other: 'Alle Admins und Super-Admins haben einen ({count}).',
};
/** {count} of {people} have none. */
export const peopleHaveNone = {
  one: '{count} von {people} Personen, die sich anmelden können, hat keinen.',
  other: '{count} von {people} Personen, die sich anmelden können, haben keinen.',
};
export const adminsHaveNone = {
  one: '{count} von {people} Admins und Super-Admins hat keinen.',
  other: '{count} von {people} Admins und Super-Admins haben keinen.',
};
/** `Your account` is a button in the header. */
export const askThemToSetUp =
  'Bitte sie, unter „Dein Konto“ einen einzurichten, oder setze REQUIRE_SECOND_FACTOR=admins.';
export const askThemToSignIn = 'Sie können nichts tun, bis sie einen eingerichtet haben. Bitte sie, sich anzumelden.';

/** Mail, and the certificate of the mail server. */

/** A badge: short. */
export const notSetUp = 'Nicht eingerichtet';
export const howToSetUp =
  'Es gehen keine Mails hinaus. Setze SMTP_URL, MAIL_FROM und PUBLIC_URL, um Mails einzuschalten.';
/** {waiting} emails are waiting, {count} have failed. */
export const noneFailed = 'Wartend: {waiting}. In 30 Tagen ist keine fehlgeschlagen.';
export const someFailed = {
  one: 'Wartend: {waiting}. In 30 Tagen ist {count} fehlgeschlagen.',
  other: 'Wartend: {waiting}. In 30 Tagen sind {count} fehlgeschlagen.',
};
/** Each follows one of the two above; {moment} is a day and time. */
export const notUsableSince = 'Der Mailserver ist seit {moment} nicht nutzbar.';
export const lastFailedOn = 'Zuletzt fehlgeschlagen: {moment}.';
/** What to do; `Mail` is the name of a page. */
export const mailPageShows = 'Die Seite „Mails“ zeigt, was der Mailserver gesagt hat.';
export const mailPageShowsWhy = 'Die Seite „Mails“ zeigt den Grund: Vielleicht ist eine Adresse vertippt.';

export const noMailServer = 'Es gibt keinen Mailserver.';
/** A badge: short. */
export const notKnownYet = 'Noch unbekannt';
export const firstCheckRuns = 'Die erste Prüfung läuft. Öffne diese Seite in einer Minute wieder.';
export const notReached = 'Der Mailserver war nicht erreichbar.';
/** `npm run mail-test -- ADDRESS` is a command. */
export const mailTestSaysWhy = 'npm run mail-test -- ADDRESS sagt, warum.';
/** TLS is the encryption of a connection. */
export const noTlsNoMail = 'Der Mailserver bietet kein TLS an, daher gehen keine Mails hinaus.';
export const noTls = 'Der Mailserver bietet kein TLS an.';
export const anotherPort = 'Nimm einen anderen Port oder einen anderen Mailserver.';
/** Follows a sentence about a certificate or about TLS. */
export const stillSent = 'Mails gehen trotzdem hinaus, weil kein Passwort gebraucht wird.';
/** The certificate. */
export const trusted = 'Es ist vertrauenswürdig.';
export const notTrusted = 'Es ist nicht vertrauenswürdig.';
export const notTrustedNoMail = 'Es ist nicht vertrauenswürdig, daher gehen keine Mails hinaus.';
/** Each follows one of the three above: when the certificate expires; {day} is a day. */
export const endedOn = 'Es ist am {day} abgelaufen.';
export const endsWithinHour = 'Es läuft am {day} ab, in weniger als einer Stunde.';
export const endsInHours = {
  one: 'Es läuft am {day} ab, in {count} Stunde.',
  other: 'Es läuft am {day} ab, in {count} Stunden.',
};
export const endsInDays = {
  one: 'Es läuft am {day} ab, in {count} Tag.',
  other: 'Es läuft am {day} ab, in {count} Tagen.',
};
/** What to do. */
export const askToRenew = 'Lass es vom Betreiber des Mailservers erneuern.';
/** Follows the one above; NODE_EXTRA_CA_CERTS is a setting of the server. */
export const selfSignedHint = 'Ein selbst ausgestelltes braucht NODE_EXTRA_CA_CERTS (docs/operations.md, Mail).';
