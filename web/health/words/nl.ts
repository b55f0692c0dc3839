/** The Health page, for super-admins: facts about the server in plain words, and what to do about each. */

/** Page heading, and name of the table. */
export const health = 'Serverstatus';
export const subtitle = 'Hoe deze server ervoor staat, en wat te doen als iets niet in orde is.';
export const accessDenied = 'Geen toegang. Alleen hoofdbeheerders kunnen de serverstatus zien.';
export const loadingHealth = 'Serverstatus laden…';
export const healthNotLoaded = 'De serverstatus kon niet worden geladen.';
/** Above the table. */
export const nothingToDo = 'Niets te doen.';
export const thingsToDo = { one: 'Nog {count} ding te doen.', other: 'Nog {count} dingen te doen.' };

/** Headings of columns. */
export const what = 'Wat';
export const state = 'Status';
export const details = 'Details';
/** Badges: short. */
export const allRight = 'In orde';
export const toDo = 'Te doen';

/** What each row is about. */
export const lines = {
  program: 'Programma',
  database: 'Database',
  backup: 'Laatste back-up',
  mail: 'Mail',
  certificate: 'Certificaat van de mailserver',
  /** How long reporters' contact details are kept. */
  retention: 'Bewaartermijn',
  disk: 'Schijf',
  secondFactors: 'Tweede factoren',
};

/** How large something is, within other sentences. */
export const sizes = {
  bytes: '{size} bytes',
  kB: '{size} kB',
  MB: '{size} MB',
  GB: '{size} GB',
  TB: '{size} TB',
};
/** How long ago something was, within `backupEncrypted` and `backupPlain`. */
export const lessThanHourAgo = 'minder dan een uur geleden';
export const hoursAgo = { one: '{count} uur geleden', other: '{count} uur geleden' };
export const daysAgo = { one: '{count} dag geleden', other: '{count} dagen geleden' };

/** The program; {schema} and {own} are numbers, {changes} a list of names. */
export const programFits = 'Versie {version}. De database heeft het schema dat erbij hoort ({schema}).';
export const programTooOld =
  'Versie {version}. Een nieuwer programma heeft de database naar schema {schema} gebracht: {changes}. Dit programma is geschreven voor schema {own}.';
export const startNewer = 'Start het nieuwere programma in plaats van dit.';

/** The database; {size} is one of `sizes`, DATA_DIR a setting of the server. */
export const databaseEmbedded = 'Ingebouwd, in DATA_DIR; {size}.';
export const databaseOnServer = 'Op een PostgreSQL-server; {size}.';

/** The last backup; {moment} is a day and time, {ago} how long ago that was. */
export const backupEncrypted = '{moment}, {ago}; {size}, versleuteld.';
export const backupPlain = '{moment}, {ago}; {size}, niet versleuteld.';
export const noBackup = 'Van deze database is geen back-up bekend.';
export const scheduleBackup = 'Plan een dagelijkse back-up: hoe dat moet, staat in ops/install.md.';
/** `journalctl --unit=windsock-backup` is a command. */
export const backupLate = 'Op de server zegt journalctl --unit=windsock-backup waarom.';
export const setPassphrase =
  'Stel BACKUP_PASSPHRASE in. Zonder die wachtwoordzin kan iedereen die het bestand in handen krijgt, het lezen.';

/** Contact details: how long they are kept. */
export const off = 'Uit';
export const keptForEver =
  'Contactgegevens worden bewaard tot iemand ze wist. Stel RETENTION_DAYS in om ze automatisch te wissen.';
export const erasedAfter = {
  one: 'Contactgegevens worden {count} dag na beoordeling of afsluiting gewist.',
  other: 'Contactgegevens worden {count} dagen na beoordeling of afsluiting gewist.',
};
/** Each follows `erasedAfter`; {day} is a day. */
export const nextRun = 'Volgende keer: {day}, in het eerste uur (UTC).';
export const lastRan = 'Laatst gedaan op {day}.';
export const notRunYet = 'Nog niet gedaan.';
/** "retention failed" is in English in the log: do not translate it. */
export const lookInLog = 'Zoek naar ‘retention failed’ in het logboek van de server.';

/** The disk. */
export const elsewhere = 'Elders';
export const watchItThere = 'Houd hem in de gaten op de server van de database zelf.';
export const freeSpace = '{size} vrij waar DATA_DIR staat.';
export const freeSomeSpace = 'Maak ruimte vrij: onder 20 MB wordt geen melding meer aangenomen.';

/** Second factors; {count} is the number of people. */
export const everybodyHasOne = {
  one: 'Iedereen die kan inloggen heeft er een ({count}).',
  other: 'Iedereen die kan inloggen heeft er een ({count}).',
};
export const adminsHaveOne = {
  one: 'Alle beheerders en hoofdbeheerders hebben er een ({count}).',
  other: 'Alle beheerders en hoofdbeheerders hebben er een ({count}).',
};
/** {count} of {people} have none. */
export const peopleHaveNone = {
  one: '{count} van de {people} mensen die kunnen inloggen heeft er geen.',
  other: '{count} van de {people} mensen die kunnen inloggen hebben er geen.',
};
export const adminsHaveNone = {
  one: '{count} van de {people} beheerders en hoofdbeheerders heeft er geen.',
  other: '{count} van de {people} beheerders en hoofdbeheerders hebben er geen.',
};
/** `Your account` is a button in the header. */
export const askThemToSetUp =
  'Vraag hun om er een in te stellen onder ‘Je account’, of stel REQUIRE_SECOND_FACTOR=admins in.';
export const askThemToSignIn = 'Ze kunnen niets doen tot ze er een hebben ingesteld. Vraag hun om in te loggen.';

/** Mail, and the certificate of the mail server. */

/** A badge: short. */
export const notSetUp = 'Niet ingesteld';
export const howToSetUp =
  'Er wordt geen mail verstuurd. Stel SMTP_URL, MAIL_FROM en PUBLIC_URL in om mail aan te zetten.';
/** {waiting} emails are waiting, {count} have failed. */
export const noneFailed = '{waiting} in de wacht, geen mislukt in 30 dagen.';
export const someFailed = {
  one: '{waiting} in de wacht, {count} mislukt in 30 dagen.',
  other: '{waiting} in de wacht, {count} mislukt in 30 dagen.',
};
/** Each follows one of the two above; {moment} is a day and time. */
export const notUsableSince = 'De mailserver is niet bruikbaar sinds {moment}.';
export const lastFailedOn = 'De laatste mislukte op {moment}.';
/** What to do; `Mail` is the name of a page. */
export const mailPageShows = 'De pagina Mail laat zien wat de mailserver zei.';
export const mailPageShowsWhy = 'De pagina Mail laat zien waarom: misschien klopt een adres niet.';

export const noMailServer = 'Er is geen mailserver.';
/** A badge: short. */
export const notKnownYet = 'Nog niet bekend';
export const firstCheckRuns = 'De eerste controle loopt. Open deze pagina over een minuut opnieuw.';
export const notReached = 'De mailserver was niet bereikbaar.';
/** `npm run mail-test -- ADDRESS` is a command. */
export const mailTestSaysWhy = 'npm run mail-test -- ADDRESS zegt waarom.';
/** TLS is the encryption of a connection. */
export const noTlsNoMail = 'De mailserver biedt geen TLS, dus wordt er geen mail verstuurd.';
export const noTls = 'De mailserver biedt geen TLS.';
export const anotherPort = 'Gebruik een andere poort of een andere mailserver.';
/** Follows a sentence about a certificate or about TLS. */
export const stillSent = 'Er wordt nog wel mail verstuurd, omdat er geen wachtwoord nodig is.';
/** The certificate. */
export const trusted = 'Het certificaat wordt vertrouwd.';
export const notTrusted = 'Het certificaat wordt niet vertrouwd.';
export const notTrustedNoMail = 'Het certificaat wordt niet vertrouwd, dus gaat er geen mail weg.';
/** Each follows one of the three above: when the certificate expires; {day} is a day. */
export const endedOn = 'Het is verlopen op {day}.';
export const endsWithinHour = 'Het verloopt op {day}, over minder dan een uur.';
export const endsInHours = {
  one: 'Het verloopt op {day}, over {count} uur.',
  other: 'Het verloopt op {day}, over {count} uur.',
};
export const endsInDays = {
  one: 'Het verloopt op {day}, over {count} dag.',
  other: 'Het verloopt op {day}, over {count} dagen.',
};
/** What to do. */
export const askToRenew = 'Vraag wie de mailserver beheert om het te vernieuwen.';
/** Follows the one above; NODE_EXTRA_CA_CERTS is a setting of the server. */
export const selfSignedHint =
  'Voor een certificaat dat de mailserver zelf maakte, is NODE_EXTRA_CA_CERTS nodig (docs/operations.md, Mail).';
