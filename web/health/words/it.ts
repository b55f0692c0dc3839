/** The Health page, for super-admins: facts about the server in plain words, and what to do about each. */

/** Page heading, and name of the table. */
export const health = 'Stato del server';
export const subtitle = 'Come sta questo server, e che cosa fare se qualcosa non va.';
export const accessDenied = 'Accesso negato. Solo gli amministratori generali possono vedere lo stato del server.';
export const loadingHealth = 'Caricamento dello stato del server…';
export const healthNotLoaded = 'Non è stato possibile caricare lo stato del server.';
/** Above the table. */
export const nothingToDo = 'Niente da fare.';
export const thingsToDo = { one: '{count} cosa da fare.', other: '{count} cose da fare.' };

/** Headings of columns. */
export const what = 'Che cosa';
export const state = 'Stato';
export const details = 'Dettagli';
/** Badges: short. */
export const allRight = 'A posto';
export const toDo = 'Da fare';

/** What each row is about. */
export const lines = {
  program: 'Programma',
  database: 'Database',
  backup: 'Ultimo backup',
  mail: 'Email',
  certificate: 'Certificato del server di posta',
  /** How long reporters' contact details are kept. */
  retention: 'Cancellazione dei dati di contatto',
  disk: 'Disco',
  secondFactors: 'Secondi fattori',
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
export const lessThanHourAgo = 'meno di un’ora fa';
export const hoursAgo = { one: '{count} ora fa', other: '{count} ore fa' };
export const daysAgo = { one: '{count} giorno fa', other: '{count} giorni fa' };

/** The program; {schema} and {own} are numbers, {changes} a list of names. */
export const programFits = 'Versione {version}. Il database ha lo schema per cui è scritta ({schema}).';
export const programTooOld =
  'Versione {version}. Un programma più recente ha portato il database allo schema {schema}: {changes}. Questo è scritto per lo schema {own}.';
export const startNewer = 'Avvia il programma più recente al posto di questo.';

/** The database; {size} is one of `sizes`, DATA_DIR a setting of the server. */
export const databaseEmbedded = 'Integrato, in DATA_DIR; {size}.';
export const databaseOnServer = 'Su un server PostgreSQL; {size}.';

/** The last backup; {moment} is a day and time, {ago} how long ago that was. */
export const backupEncrypted = '{moment}, {ago}; {size}, cifrato.';
export const backupPlain = '{moment}, {ago}; {size}, non cifrato.';
export const noBackup = 'Di questo database non risulta nessun backup.';
export const scheduleBackup = 'Pianifica un backup giornaliero: ops/install.md spiega come.';
/** `journalctl --unit=windsock-backup` is a command. */
export const backupLate = 'Sul server, journalctl --unit=windsock-backup dice perché.';
export const setPassphrase = 'Imposta BACKUP_PASSPHRASE. Senza, chiunque abbia il file può leggerlo.';

/** Contact details: how long they are kept. */
export const off = 'Disattivata';
export const keptForEver =
  'I dati di contatto restano finché qualcuno non li cancella. Imposta RETENTION_DAYS per cancellarli in automatico.';
export const erasedAfter = {
  one: 'I dati di contatto vengono cancellati {count} giorno dopo l’esame o la chiusura.',
  other: 'I dati di contatto vengono cancellati {count} giorni dopo l’esame o la chiusura.',
};
/** Each follows `erasedAfter`; {day} is a day. */
export const nextRun = 'Prossima cancellazione: {day}, nella prima ora (UTC).';
export const lastRan = 'Ultima cancellazione: {day}.';
export const notRunYet = 'Non è ancora avvenuta.';
/** "retention failed" is in English in the log: do not translate it. */
export const lookInLog = 'Cerca “retention failed” nel log del server.';

/** The disk. */
export const elsewhere = 'Altrove';
export const watchItThere = 'Tienilo d’occhio sul server del database.';
export const freeSpace = '{size} liberi dove si trova DATA_DIR.';
export const freeSomeSpace = 'Libera spazio: sotto i 20 MB non si accettano segnalazioni.';

/** Second factors; {count} is the number of people. */
export const everybodyHasOne = {
  one: 'Ce l’ha chiunque possa accedere ({count}).',
  other: 'Ce l’hanno tutti quelli che possono accedere ({count}).',
};
export const adminsHaveOne = {
  one: 'Ce l’hanno tutti gli amministratori ({count}).',
  other: 'Ce l’hanno tutti gli amministratori ({count}).',
};
/** {count} of {people} have none. */
export const peopleHaveNone = {
  one: 'Non ce l’ha {count} persona su {people} tra chi può accedere.',
  other: 'Non ce l’hanno {count} persone su {people} tra chi può accedere.',
};
export const adminsHaveNone = {
  one: 'Non ce l’ha {count} amministratore su {people}.',
  other: 'Non ce l’hanno {count} amministratori su {people}.',
};
/** `Your account` is a button in the header. */
export const askThemToSetUp =
  'Chiedi di configurarne uno in “Il tuo account”, oppure imposta REQUIRE_SECOND_FACTOR=admins.';
export const askThemToSignIn = 'Finché non ne configurano uno non possono fare nulla. Chiedi loro di accedere.';

/** Mail, and the certificate of the mail server. */

/** A badge: short. */
export const notSetUp = 'Non configurata';
export const howToSetUp = 'Non parte nessuna email. Imposta SMTP_URL, MAIL_FROM e PUBLIC_URL per attivarle.';
/** {waiting} emails are waiting, {count} have failed. */
export const noneFailed = 'In attesa: {waiting}. Non riuscite negli ultimi 30 giorni: 0.';
export const someFailed = {
  one: 'In attesa: {waiting}. Non riuscita negli ultimi 30 giorni: {count}.',
  other: 'In attesa: {waiting}. Non riuscite negli ultimi 30 giorni: {count}.',
};
/** Each follows one of the two above; {moment} is a day and time. */
export const notUsableSince = 'Il server di posta non è utilizzabile da: {moment}.';
export const lastFailedOn = 'Ultima non riuscita: {moment}.';
/** What to do; `Mail` is the name of a page. */
export const mailPageShows = 'La pagina Email mostra la risposta del server di posta.';
export const mailPageShowsWhy = 'La pagina Email mostra perché: forse un indirizzo è scritto male.';

export const noMailServer = 'Non c’è un server di posta.';
/** A badge: short. */
export const notKnownYet = 'Non ancora noto';
export const firstCheckRuns = 'Il primo controllo è in corso. Riapri questa pagina fra un minuto.';
export const notReached = 'Il server di posta non era raggiungibile.';
/** `npm run mail-test -- ADDRESS` is a command. */
export const mailTestSaysWhy = 'npm run mail-test -- ADDRESS dice perché.';
/** TLS is the encryption of a connection. */
export const noTlsNoMail = 'Il server di posta non offre TLS, quindi non parte nessuna email.';
export const noTls = 'Il server di posta non offre TLS.';
export const anotherPort = 'Usa un’altra porta o un altro server di posta.';
/** Follows a sentence about a certificate or about TLS. */
export const stillSent = 'Le email partono lo stesso, perché non serve una password.';
/** The certificate. */
export const trusted = 'È attendibile.';
export const notTrusted = 'Non è attendibile.';
export const notTrustedNoMail = 'Non è attendibile, quindi non parte nessuna email.';
/** Each follows one of the three above: when the certificate expires; {day} is a day. */
export const endedOn = 'Scaduto: {day}.';
export const endsWithinHour = 'Scadenza: {day}, fra meno di un’ora.';
export const endsInHours = {
  one: 'Scadenza: {day}, fra {count} ora.',
  other: 'Scadenza: {day}, fra {count} ore.',
};
export const endsInDays = {
  one: 'Scadenza: {day}, fra {count} giorno.',
  other: 'Scadenza: {day}, fra {count} giorni.',
};
/** What to do. */
export const askToRenew = 'Chiedi a chi gestisce il server di posta di rinnovarlo.';
/** Follows the one above; NODE_EXTRA_CA_CERTS is a setting of the server. */
export const selfSignedHint =
  'Un certificato creato dal server stesso richiede NODE_EXTRA_CA_CERTS (docs/operations.md, Mail).';
