/** The Health page, for super-admins: facts about the server in plain words, and what to do about each. */

/** Page heading, and name of the table. */
export const health = 'Drift';
export const subtitle = 'Hur servern mår, och vad du kan göra om något inte står rätt till.';
export const accessDenied = 'Ingen åtkomst. Bara superadministratörer kan se serverns status.';
export const loadingHealth = 'Laddar serverns status…';
export const healthNotLoaded = 'Serverns status kunde inte laddas.';
/** Above the table. */
export const nothingToDo = 'Inget att göra.';
export const thingsToDo = { one: '{count} sak att göra.', other: '{count} saker att göra.' };

/** Headings of columns. */
export const what = 'Vad';
export const state = 'Läge';
export const details = 'Detaljer';
/** Badges: short. */
export const allRight = 'I ordning';
export const toDo = 'Att göra';

/** What each row is about. */
export const lines = {
  program: 'Program',
  database: 'Databas',
  backup: 'Senaste säkerhetskopia',
  mail: 'E-post',
  certificate: 'E-postserverns certifikat',
  /** How long reporters' contact details are kept. */
  retention: 'Lagringstid',
  disk: 'Disk',
  secondFactors: 'Andra faktorn',
};

/** How large something is, within other sentences. */
export const sizes = {
  bytes: '{size} byte',
  kB: '{size} kB',
  MB: '{size} MB',
  GB: '{size} GB',
  TB: '{size} TB',
};
/** How long ago something was, within `backupEncrypted` and `backupPlain`. */
export const lessThanHourAgo = 'för mindre än en timme sedan';
export const hoursAgo = { one: 'för {count} timme sedan', other: 'för {count} timmar sedan' };
export const daysAgo = { one: 'för {count} dag sedan', other: 'för {count} dagar sedan' };

/** The program; {schema} and {own} are numbers, {changes} a list of names. */
export const programFits = 'Version {version}. Databasen har det schema som programmet är skrivet för ({schema}).';
export const programTooOld =
  'Version {version}. Ett nyare program har ändrat databasen till schema {schema}: {changes}. Det här är skrivet för schema {own}.';
export const startNewer = 'Starta det nyare programmet i stället för det här.';

/** The database; {size} is one of `sizes`, DATA_DIR a setting of the server. */
export const databaseEmbedded = 'Inbyggd, i DATA_DIR; {size}.';
export const databaseOnServer = 'På en PostgreSQL-server; {size}.';

/** The last backup; {moment} is a day and time, {ago} how long ago that was. */
export const backupEncrypted = '{moment}, {ago}; {size}, krypterad.';
export const backupPlain = '{moment}, {ago}; {size}, inte krypterad.';
export const noBackup = 'Ingen säkerhetskopia av databasen är registrerad.';
export const scheduleBackup = 'Schemalägg en daglig säkerhetskopia: ops/install.md förklarar hur.';
/** `journalctl --unit=windsock-backup` is a command. */
export const backupLate = 'På servern visar journalctl --unit=windsock-backup varför.';
export const setPassphrase = 'Ange BACKUP_PASSPHRASE. Utan den kan vem som helst som får tag i filen läsa den.';

/** Contact details: how long they are kept. */
export const off = 'Av';
export const keptForEver =
  'Kontaktuppgifter sparas tills någon raderar dem. Ange RETENTION_DAYS för att radera dem automatiskt.';
export const erasedAfter = {
  one: 'Kontaktuppgifter raderas {count} dag efter granskning eller avslut.',
  other: 'Kontaktuppgifter raderas {count} dagar efter granskning eller avslut.',
};
/** Each follows `erasedAfter`; {day} is a day. */
export const nextRun = 'Nästa gång: {day}, under den första timmen (UTC).';
export const lastRan = 'Senast gjort {day}.';
export const notRunYet = 'Det har inte gjorts ännu.';
/** "retention failed" is in English in the log: do not translate it. */
export const lookInLog = 'Sök efter ”retention failed” i serverns logg.';

/** The disk. */
export const elsewhere = 'På annat håll';
export const watchItThere = 'Håll ögonen på den på databasens egen server.';
export const freeSpace = '{size} ledigt där DATA_DIR finns.';
export const freeSomeSpace = 'Frigör utrymme: under 20 MB tas inga rapporter emot.';

/** Second factors; {count} is the number of people. */
export const everybodyHasOne = {
  one: 'Alla som kan logga in har en andra faktor ({count}).',
  other: 'Alla som kan logga in har en andra faktor ({count}).',
};
export const adminsHaveOne = {
  one: 'Alla administratörer och superadministratörer har en andra faktor ({count}).',
  other: 'Alla administratörer och superadministratörer har en andra faktor ({count}).',
};
/** {count} of {people} have none. */
export const peopleHaveNone = {
  one: '{count} av {people} som kan logga in saknar en andra faktor.',
  other: '{count} av {people} som kan logga in saknar en andra faktor.',
};
export const adminsHaveNone = {
  one: '{count} av {people} administratörer och superadministratörer saknar en andra faktor.',
  other: '{count} av {people} administratörer och superadministratörer saknar en andra faktor.',
};
/** `Your account` is a button in the header. */
export const askThemToSetUp = 'Be dem lägga till en under ”Ditt konto”, eller ange REQUIRE_SECOND_FACTOR=admins.';
export const askThemToSignIn = 'De kan inte göra något förrän de har lagt till en. Be dem logga in.';

/** Mail, and the certificate of the mail server. */

/** A badge: short. */
export const notSetUp = 'Inte inställt';
export const howToSetUp = 'Inga mejl skickas. Ange SMTP_URL, MAIL_FROM och PUBLIC_URL för att slå på det.';
/** {waiting} emails are waiting, {count} have failed. */
export const noneFailed = '{waiting} väntar, inget har misslyckats på 30 dagar.';
export const someFailed = {
  one: '{waiting} väntar, {count} har misslyckats på 30 dagar.',
  other: '{waiting} väntar, {count} har misslyckats på 30 dagar.',
};
/** Each follows one of the two above; {moment} is a day and time. */
export const notUsableSince = 'E-postservern har inte gått att använda sedan {moment}.';
export const lastFailedOn = 'Det senaste misslyckades {moment}.';
/** What to do; `Mail` is the name of a page. */
export const mailPageShows = 'Sidan E-post visar vad e-postservern svarade.';
export const mailPageShowsWhy = 'Sidan E-post visar varför: kanske är en adress felskriven.';

export const noMailServer = 'Det finns ingen e-postserver.';
/** A badge: short. */
export const notKnownYet = 'Inte känt ännu';
export const firstCheckRuns = 'Den första kontrollen pågår. Öppna sidan igen om en minut.';
export const notReached = 'E-postservern kunde inte nås.';
/** `npm run mail-test -- ADDRESS` is a command. */
export const mailTestSaysWhy = 'npm run mail-test -- ADDRESS visar varför.';
/** TLS is the encryption of a connection. */
export const noTlsNoMail = 'E-postservern erbjuder inte TLS, så inga mejl skickas.';
export const noTls = 'E-postservern erbjuder inte TLS.';
export const anotherPort = 'Använd en annan port eller en annan e-postserver.';
/** Follows a sentence about a certificate or about TLS. */
export const stillSent = 'Mejl skickas ändå, eftersom inget lösenord behövs.';
/** The certificate. */
export const trusted = 'Det är betrott.';
export const notTrusted = 'Det är inte betrott.';
export const notTrustedNoMail = 'Det är inte betrott, så inga mejl skickas.';
/** Each follows one of the three above: when the certificate expires; {day} is a day. */
export const endedOn = 'Det gick ut {day}.';
export const endsWithinHour = 'Det går ut {day}, om mindre än en timme.';
export const endsInHours = {
  one: 'Det går ut {day}, om {count} timme.',
  other: 'Det går ut {day}, om {count} timmar.',
};
export const endsInDays = { one: 'Det går ut {day}, om {count} dag.', other: 'Det går ut {day}, om {count} dagar.' };
/** What to do. */
export const askToRenew = 'Be den som sköter e-postservern att förnya det.';
/** Follows the one above; NODE_EXTRA_CA_CERTS is a setting of the server. */
export const selfSignedHint =
  'Ett certifikat som e-postservern har gjort själv kräver NODE_EXTRA_CA_CERTS (docs/operations.md, Mail).';
