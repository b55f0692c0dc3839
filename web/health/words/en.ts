/** The Health page, for super-admins: facts about the server in plain words, and what to do about each. */

/** Page heading, and name of the table. */
export const health = 'Health';
export const subtitle = 'How this server is doing, and what to do if something is wrong.';
export const accessDenied = 'Access denied. Only super-admins can see the health of the server.';
export const loadingHealth = 'Loading server health...';
export const healthNotLoaded = 'Server health could not be loaded.';
/** Above the table. */
export const nothingToDo = 'Nothing to do.';
export const thingsToDo = { one: '{count} thing to do.', other: '{count} things to do.' };

/** Headings of columns. */
export const what = 'What';
export const state = 'State';
export const details = 'Details';
/** Badges: short. */
export const allRight = 'All right';
export const toDo = 'To do';

/** What each row is about. */
export const lines = {
  program: 'Program',
  database: 'Database',
  backup: 'Last backup',
  mail: 'Mail',
  certificate: "Mail server's certificate",
  /** How long reporters' contact details are kept. */
  retention: 'Retention',
  disk: 'Disk',
  secondFactors: 'Second factors',
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
export const lessThanHourAgo = 'less than an hour ago';
export const hoursAgo = { one: '{count} hour ago', other: '{count} hours ago' };
export const daysAgo = { one: '{count} day ago', other: '{count} days ago' };

/** The program; {schema} and {own} are numbers, {changes} a list of names. */
export const programFits = 'Version {version}. The database schema matches ({schema}).';
export const programTooOld =
  'Version {version}. A newer version has changed the database to schema {schema}: {changes}. This one needs schema {own}.';
export const startNewer = 'Start the newer version in place of this one.';

/** The database; {size} is one of `sizes`, DATA_DIR a setting of the server. */
export const databaseEmbedded = 'Embedded, in DATA_DIR; {size}.';
export const databaseOnServer = 'On a PostgreSQL server; {size}.';

/** The last backup; {moment} is a day and time, {ago} how long ago that was. */
export const backupEncrypted = '{moment}, {ago}; {size}, encrypted.';
export const backupPlain = '{moment}, {ago}; {size}, not encrypted.';
export const noBackup = 'No backup of this database is on record.';
export const scheduleBackup = 'Schedule a daily backup: ops/install.md explains how.';
/** `journalctl --unit=windsock-backup` is a command. */
export const backupLate = 'On the server, journalctl --unit=windsock-backup says why.';
export const setPassphrase = 'Set BACKUP_PASSPHRASE. Without it, anyone who gets the file can read it.';

/** Contact details: how long they are kept. */
export const off = 'Off';
export const keptForEver =
  'Contact details are kept until somebody erases them. Set RETENTION_DAYS to erase them automatically.';
export const erasedAfter = {
  one: 'Contact details are erased {count} day after the report is reviewed or closed.',
  other: 'Contact details are erased {count} days after the report is reviewed or closed.',
};
/** Each follows `erasedAfter`; {day} is a day. */
export const nextRun = 'Next run: {day}, in the first hour (UTC).';
export const lastRan = 'It last ran on {day}.';
export const notRunYet = 'It has not run yet.';
/** "retention failed" is in English in the log: do not translate it. */
export const lookInLog = 'Look for "retention failed" in the server log.';

/** The disk. */
export const elsewhere = 'Elsewhere';
export const watchItThere = 'Monitor disk space on the database server.';
export const freeSpace = '{size} free where DATA_DIR is.';
export const freeSomeSpace = 'Free some space: below 20 MB, reports are no longer accepted.';

/** Second factors; {count} is the number of people. */
export const everybodyHasOne = {
  one: 'Everyone who can sign in has one ({count}).',
  other: 'Everyone who can sign in has one ({count}).',
};
export const adminsHaveOne = {
  one: 'All admins and super-admins have one ({count}).',
  other: 'All admins and super-admins have one ({count}).',
};
/** {count} of {people} have none. */
export const peopleHaveNone = {
  one: '{count} of {people} people who can sign in has none.',
  other: '{count} of {people} people who can sign in have none.',
};
export const adminsHaveNone = {
  one: '{count} of {people} admins and super-admins has none.',
  other: '{count} of {people} admins and super-admins have none.',
};
/** `Your account` is a button in the header. */
export const askThemToSetUp = 'Ask them to set one up under Your account, or set REQUIRE_SECOND_FACTOR=admins.';
export const askThemToSignIn = 'They cannot do anything until they have set one up. Ask them to sign in.';

/** Mail, and the certificate of the mail server. */

/** A badge: short. */
export const notSetUp = 'Not set up';
export const howToSetUp = 'No emails are sent. Set SMTP_URL, MAIL_FROM and PUBLIC_URL to turn it on.';
/** {waiting} emails are waiting, {count} have failed. */
export const noneFailed = '{waiting} waiting, none failed in 30 days.';
export const someFailed = {
  one: '{waiting} waiting, {count} failed in 30 days.',
  other: '{waiting} waiting, {count} failed in 30 days.',
};
/** Each follows one of the two above; {moment} is a day and time. */
export const notUsableSince = 'The mail server has not been usable since {moment}.';
export const lastFailedOn = 'The last one failed on {moment}.';
/** What to do; `Mail` is the name of a page. */
export const mailPageShows = 'The Mail page shows what the mail server said.';
export const mailPageShowsWhy = 'The Mail page shows why: an address may be mistyped.';

export const noMailServer = 'There is no mail server.';
/** A badge: short. */
export const notKnownYet = 'Not known yet';
export const firstCheckRuns = 'The first check is running. Open this page again in a minute.';
export const notReached = 'The mail server could not be reached.';
/** `npm run mail-test -- ADDRESS` is a command. */
export const mailTestSaysWhy = 'npm run mail-test -- ADDRESS says why.';
/** TLS is the encryption of a connection. */
export const noTlsNoMail = 'The mail server offers no TLS, so no emails are sent.';
export const noTls = 'The mail server offers no TLS.';
export const anotherPort = 'Use another port or another mail server.';
/** Follows a sentence about a certificate or about TLS. */
export const stillSent = 'Emails are still sent, because no password is needed.';
/** The certificate. */
export const trusted = 'It is trusted.';
export const notTrusted = 'It is not trusted.';
export const notTrustedNoMail = 'It is not trusted, so no emails are sent.';
/** Each follows one of the three above: when the certificate expires; {day} is a day. */
export const endedOn = 'It expired on {day}.';
export const endsWithinHour = 'It expires on {day}, in less than an hour.';
export const endsInHours = {
  one: 'It expires on {day}, in {count} hour.',
  other: 'It expires on {day}, in {count} hours.',
};
export const endsInDays = {
  one: 'It expires on {day}, in {count} day.',
  other: 'It expires on {day}, in {count} days.',
};
/** What to do. */
export const askToRenew = 'Ask the person who runs the mail server to renew it.';
/** Follows the one above; NODE_EXTRA_CA_CERTS is a setting of the server. */
export const selfSignedHint = 'A self-signed certificate needs NODE_EXTRA_CA_CERTS (docs/operations.md, Mail).';
