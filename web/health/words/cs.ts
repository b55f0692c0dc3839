/** The Health page, for super-admins: facts about the server in plain words, and what to do about each. */

/** Page heading, and name of the table. */
export const health = 'Stav serveru';
export const subtitle = 'Jak se serveru daří a co dělat, když něco není v pořádku.';
export const accessDenied = 'Přístup odepřen. Stav serveru vidí jen superadmini.';
export const loadingHealth = 'Načítám stav serveru…';
export const healthNotLoaded = 'Stav serveru se nepodařilo načíst.';
/** Above the table. */
export const nothingToDo = 'Není co řešit.';
export const thingsToDo = {
  one: 'K řešení: {count} věc.',
  few: 'K řešení: {count} věci.',
  other: 'K řešení: {count} věcí.',
};

/** Headings of columns. */
export const what = 'Co';
export const state = 'Stav';
export const details = 'Podrobnosti';
/** Badges: short. */
export const allRight = 'V pořádku';
export const toDo = 'Řešit';

/** What each row is about. */
export const lines = {
  program: 'Program',
  database: 'Databáze',
  backup: 'Poslední záloha',
  mail: 'E-maily',
  certificate: 'Certifikát poštovního serveru',
  /** How long reporters' contact details are kept. */
  retention: 'Mazání kontaktů',
  disk: 'Disk',
  secondFactors: 'Druhé faktory',
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
export const lessThanHourAgo = 'před méně než hodinou';
export const hoursAgo = { one: 'před {count} hodinou', few: 'před {count} hodinami', other: 'před {count} hodinami' };
export const daysAgo = { one: 'před {count} dnem', few: 'před {count} dny', other: 'před {count} dny' };

/** The program; {schema} and {own} are numbers, {changes} a list of names. */
export const programFits = 'Verze {version}. Databáze má schéma, pro které je program napsaný ({schema}).';
export const programTooOld =
  'Verze {version}. Novější program změnil databázi na schéma {schema}: {changes}. Tento je napsaný pro schéma {own}.';
export const startNewer = 'Spusťte místo tohoto programu ten novější.';

/** The database; {size} is one of `sizes`, DATA_DIR a setting of the server. */
export const databaseEmbedded = 'Vestavěná, v DATA_DIR; {size}.';
export const databaseOnServer = 'Na serveru PostgreSQL; {size}.';

/** The last backup; {moment} is a day and time, {ago} how long ago that was. */
export const backupEncrypted = '{moment}, {ago}; {size}, šifrovaná.';
export const backupPlain = '{moment}, {ago}; {size}, nešifrovaná.';
export const noBackup = 'O žádné záloze této databáze není záznam.';
export const scheduleBackup = 'Naplánujte denní zálohu: návod je v ops/install.md.';
/** `journalctl --unit=windsock-backup` is a command. */
export const backupLate = 'Proč, řekne na serveru journalctl --unit=windsock-backup.';
export const setPassphrase = 'Nastavte BACKUP_PASSPHRASE. Bez ní soubor přečte každý, kdo se k němu dostane.';

/** Contact details: how long they are kept. */
export const off = 'Vypnuto';
export const keptForEver =
  'Kontaktní údaje zůstávají, dokud je někdo nesmaže. Aby se mazaly samy, nastavte RETENTION_DAYS.';
export const erasedAfter = {
  one: 'Kontaktní údaje se mažou {count} den po posouzení nebo uzavření.',
  few: 'Kontaktní údaje se mažou {count} dny po posouzení nebo uzavření.',
  other: 'Kontaktní údaje se mažou {count} dnů po posouzení nebo uzavření.',
};
/** Each follows `erasedAfter`; {day} is a day. */
export const nextRun = 'Příště: {day}, v první hodině (UTC).';
export const lastRan = 'Naposledy: {day}.';
export const notRunYet = 'Zatím mazání neproběhlo.';
/** "retention failed" is in English in the log: do not translate it. */
export const lookInLog = 'Hledejte „retention failed“ v logu serveru.';

/** The disk. */
export const elsewhere = 'Jinde';
export const watchItThere = 'Hlídejte ho na serveru databáze.';
export const freeSpace = 'Tam, kde je DATA_DIR, je volných {size}.';
export const freeSomeSpace = 'Uvolněte místo: pod 20 MB se žádné hlášení nepřijme.';

/** Second factors; {count} is the number of people. */
export const everybodyHasOne = {
  one: 'Mají ho všichni, kdo se mohou přihlásit ({count}).',
  few: 'Mají ho všichni, kdo se mohou přihlásit ({count}).',
  other: 'Mají ho všichni, kdo se mohou přihlásit ({count}).',
};
export const adminsHaveOne = {
  one: 'Mají ho všichni admini a superadmini ({count}).',
  few: 'Mají ho všichni admini a superadmini ({count}).',
  other: 'Mají ho všichni admini a superadmini ({count}).',
};
/** {count} of {people} have none. */
export const peopleHaveNone = {
  one: 'Z těch, kdo se mohou přihlásit ({people}), ho {count} nemá.',
  few: 'Z těch, kdo se mohou přihlásit ({people}), ho {count} nemají.',
  other: 'Z těch, kdo se mohou přihlásit ({people}), ho {count} nemá.',
};
export const adminsHaveNone = {
  one: 'Z adminů a superadminů ({people}) ho {count} nemá.',
  few: 'Z adminů a superadminů ({people}) ho {count} nemají.',
  other: 'Z adminů a superadminů ({people}) ho {count} nemá.',
};
/** `Your account` is a button in the header. */
export const askThemToSetUp =
  'Požádejte je, ať si ho nastaví přes „Váš účet“, nebo nastavte REQUIRE_SECOND_FACTOR=admins.';
export const askThemToSignIn = 'Dokud si ho nenastaví, nemohou nic dělat. Požádejte je, ať se přihlásí.';

/** Mail, and the certificate of the mail server. */

/** A badge: short. */
export const notSetUp = 'Nenastaveno';
export const howToSetUp = 'Žádné e-maily se neposílají. Zapnete je nastavením SMTP_URL, MAIL_FROM a PUBLIC_URL.';
/** {waiting} emails are waiting, {count} have failed. */
export const noneFailed = 'Čeká: {waiting}. Za posledních 30 dnů žádný neselhal.';
export const someFailed = {
  one: 'Čeká: {waiting}. Za posledních 30 dnů selhal {count}.',
  few: 'Čeká: {waiting}. Za posledních 30 dnů selhaly {count}.',
  other: 'Čeká: {waiting}. Za posledních 30 dnů selhalo {count}.',
};
/** Each follows one of the two above; {moment} is a day and time. */
export const notUsableSince = 'Poštovní server nefunguje od {moment}.';
export const lastFailedOn = 'Poslední selhal {moment}.';
/** What to do; `Mail` is the name of a page. */
export const mailPageShows = 'Co řekl poštovní server, ukazuje stránka E-maily.';
export const mailPageShowsWhy = 'Proč, ukazuje stránka E-maily: v adrese může být překlep.';

export const noMailServer = 'Poštovní server není nastaven.';
/** A badge: short. */
export const notKnownYet = 'Zatím nevíme';
export const firstCheckRuns = 'Běží první kontrola. Otevřete tuto stránku za minutu znovu.';
export const notReached = 'Poštovní server není dosažitelný.';
/** `npm run mail-test -- ADDRESS` is a command. */
export const mailTestSaysWhy = 'Proč, řekne npm run mail-test -- ADDRESS.';
/** TLS is the encryption of a connection. */
export const noTlsNoMail = 'Poštovní server nenabízí TLS, takže se žádné e-maily neposílají.';
export const noTls = 'Poštovní server nenabízí TLS.';
export const anotherPort = 'Použijte jiný port nebo jiný poštovní server.';
/** Follows a sentence about a certificate or about TLS. */
export const stillSent = 'E-maily přesto odcházejí, protože není potřeba heslo.';
/** The certificate. */
export const trusted = 'Je důvěryhodný.';
export const notTrusted = 'Není důvěryhodný.';
export const notTrustedNoMail = 'Není důvěryhodný, takže žádné e-maily neodcházejí.';
/** Each follows one of the three above: when the certificate expires; {day} is a day. */
export const endedOn = 'Skončil {day}.';
export const endsWithinHour = 'Končí {day}, za méně než hodinu.';
export const endsInHours = {
  one: 'Končí {day}, za {count} hodinu.',
  few: 'Končí {day}, za {count} hodiny.',
  other: 'Končí {day}, za {count} hodin.',
};
export const endsInDays = {
  one: 'Končí {day}, za {count} den.',
  few: 'Končí {day}, za {count} dny.',
  other: 'Končí {day}, za {count} dnů.',
};
/** What to do. */
export const askToRenew = 'Požádejte toho, kdo se stará o poštovní server, ať ho obnoví.';
/** Follows the one above; NODE_EXTRA_CA_CERTS is a setting of the server. */
export const selfSignedHint =
  'Pokud si ho poštovní server vydal sám, potřebuje NODE_EXTRA_CA_CERTS (docs/operations.md, Mail).';
