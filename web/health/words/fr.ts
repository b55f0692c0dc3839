/** The Health page, for super-admins: facts about the server in plain words, and what to do about each. */

/** Page heading, and name of the table. */
export const health = 'État du serveur';
export const subtitle = 'Comment va ce serveur, et que faire quand quelque chose cloche.';
export const accessDenied = 'Accès refusé. Seuls les super-admins peuvent voir l’état du serveur.';
export const loadingHealth = 'Chargement de l’état du serveur…';
export const healthNotLoaded = 'Impossible de charger l’état du serveur.';
/** Above the table. */
export const nothingToDo = 'Rien à faire.';
export const thingsToDo = { one: '{count} chose à faire.', other: '{count} choses à faire.' };

/** Headings of columns. */
export const what = 'Quoi';
export const state = 'État';
export const details = 'Détails';
/** Badges: short. */
export const allRight = 'Tout va bien';
export const toDo = 'À faire';

/** What each row is about. */
export const lines = {
  program: 'Programme',
  database: 'Base de données',
  backup: 'Dernière sauvegarde',
  mail: 'E-mails',
  certificate: 'Certificat du serveur de messagerie',
  /** How long reporters' contact details are kept. */
  retention: 'Durée de conservation',
  disk: 'Disque',
  secondFactors: 'Seconds facteurs',
};

/** How large something is, within other sentences. */
export const sizes = {
  bytes: '{size} octets',
  kB: '{size} ko',
  MB: '{size} Mo',
  GB: '{size} Go',
  TB: '{size} To',
};
/** How long ago something was, within `backupEncrypted` and `backupPlain`. */
export const lessThanHourAgo = 'il y a moins d’une heure';
export const hoursAgo = { one: 'il y a {count} heure', other: 'il y a {count} heures' };
export const daysAgo = { one: 'il y a {count} jour', other: 'il y a {count} jours' };

/** The program; {schema} and {own} are numbers, {changes} a list of names. */
export const programFits = 'Version {version}. La base de données a le schéma prévu ({schema}).';
export const programTooOld =
  'Version {version}. Un programme plus récent a fait passer la base de données au schéma {schema} : {changes}. Celui-ci est écrit pour le schéma {own}.';
export const startNewer = 'Démarrez le programme plus récent à la place de celui-ci.';

/** The database; {size} is one of `sizes`, DATA_DIR a setting of the server. */
export const databaseEmbedded = 'Intégrée, dans DATA_DIR ; {size}.';
export const databaseOnServer = 'Sur un serveur PostgreSQL ; {size}.';

/** The last backup; {moment} is a day and time, {ago} how long ago that was. */
export const backupEncrypted = '{moment}, {ago} ; {size}, chiffrée.';
export const backupPlain = '{moment}, {ago} ; {size}, non chiffrée.';
export const noBackup = 'Aucune sauvegarde connue de cette base de données.';
export const scheduleBackup = 'Programmez une sauvegarde quotidienne : ops/install.md explique comment.';
/** `journalctl --unit=windsock-backup` is a command. */
export const backupLate = 'Sur le serveur, journalctl --unit=windsock-backup dit pourquoi.';
export const setPassphrase = 'Définissez BACKUP_PASSPHRASE. Sinon, toute personne qui obtient le fichier peut le lire.';

/** Contact details: how long they are kept. */
export const off = 'Désactivée';
export const keptForEver =
  'Les coordonnées sont conservées jusqu’à ce que quelqu’un les efface. Définissez RETENTION_DAYS pour les effacer automatiquement.';
export const erasedAfter = {
  one: 'Les coordonnées sont effacées {count} jour après la relecture ou la clôture.',
  other: 'Les coordonnées sont effacées {count} jours après la relecture ou la clôture.',
};
/** Each follows `erasedAfter`; {day} is a day. */
export const nextRun = 'Prochain passage : {day}, pendant la première heure (UTC).';
export const lastRan = 'Dernier passage : {day}.';
export const notRunYet = 'Pas encore de passage.';
/** "retention failed" is in English in the log: do not translate it. */
export const lookInLog = 'Cherchez « retention failed » dans le journal du serveur.';

/** The disk. */
export const elsewhere = 'Ailleurs';
export const watchItThere = 'À surveiller sur le serveur de la base de données.';
export const freeSpace = '{size} libres là où se trouve DATA_DIR.';
export const freeSomeSpace = 'Libérez de l’espace : en dessous de 20 Mo, aucun REX n’est accepté.';

/** Second factors; {count} is the number of people. */
export const everybodyHasOne = {
  one: 'Toutes les personnes qui peuvent se connecter en ont un ({count}).',
  other: 'Toutes les personnes qui peuvent se connecter en ont un ({count}).',
};
export const adminsHaveOne = {
  one: 'Tous les admins et super-admins en ont un ({count}).',
  other: 'Tous les admins et super-admins en ont un ({count}).',
};
/** {count} of {people} have none. */
export const peopleHaveNone = {
  one: '{count} personne sur les {people} qui peuvent se connecter n’en a pas.',
  other: '{count} personnes sur les {people} qui peuvent se connecter n’en ont pas.',
};
export const adminsHaveNone = {
  one: '{count} admin ou super-admin sur {people} n’en a pas.',
  other: '{count} admins et super-admins sur {people} n’en ont pas.',
};
/** `Your account` is a button in the header. */
export const askThemToSetUp =
  'Demandez-leur d’en configurer un sous « Votre compte », ou définissez REQUIRE_SECOND_FACTOR=admins.';
export const askThemToSignIn =
  'Sans second facteur, impossible de faire quoi que ce soit. Demandez-leur de se connecter.';

/** Mail, and the certificate of the mail server. */

/** A badge: short. */
export const notSetUp = 'Non configuré';
export const howToSetUp =
  'Aucun e-mail n’est envoyé. Définissez SMTP_URL, MAIL_FROM et PUBLIC_URL pour activer l’envoi.';
/** {waiting} emails are waiting, {count} have failed. */
export const noneFailed = '{waiting} en attente, aucun échec en 30 jours.';
export const someFailed = {
  one: '{waiting} en attente, {count} échec en 30 jours.',
  other: '{waiting} en attente, {count} échecs en 30 jours.',
};
/** Each follows one of the two above; {moment} is a day and time. */
export const notUsableSince = 'Le serveur de messagerie est inutilisable depuis le {moment}.';
export const lastFailedOn = 'Le dernier échec date du {moment}.';
/** What to do; `Mail` is the name of a page. */
export const mailPageShows = 'La page E-mails montre ce qu’a dit le serveur de messagerie.';
export const mailPageShowsWhy = 'La page E-mails montre pourquoi : une adresse est peut-être mal écrite.';

export const noMailServer = 'Il n’y a pas de serveur de messagerie.';
/** A badge: short. */
export const notKnownYet = 'Pas encore connu';
export const firstCheckRuns = 'La première vérification est en cours. Rouvrez cette page dans une minute.';
export const notReached = 'Le serveur de messagerie n’a pas pu être joint.';
/** `npm run mail-test -- ADDRESS` is a command. */
export const mailTestSaysWhy = 'npm run mail-test -- ADDRESS dit pourquoi.';
/** TLS is the encryption of a connection. */
export const noTlsNoMail = 'Le serveur de messagerie ne propose pas TLS : aucun e-mail n’est envoyé.';
export const noTls = 'Le serveur de messagerie ne propose pas TLS.';
export const anotherPort = 'Utilisez un autre port ou un autre serveur de messagerie.';
/** Follows a sentence about a certificate or about TLS. */
export const stillSent = 'Les e-mails partent quand même, parce qu’aucun mot de passe n’est nécessaire.';
/** The certificate. */
export const trusted = 'Il est reconnu.';
export const notTrusted = 'Il n’est pas reconnu.';
export const notTrustedNoMail = 'Il n’est pas reconnu : aucun e-mail ne part.';
/** Each follows one of the three above: when the certificate expires; {day} is a day. */
export const endedOn = 'Il a expiré le {day}.';
export const endsWithinHour = 'Il expire le {day}, dans moins d’une heure.';
export const endsInHours = {
  one: 'Il expire le {day}, dans {count} heure.',
  other: 'Il expire le {day}, dans {count} heures.',
};
export const endsInDays = {
  one: 'Il expire le {day}, dans {count} jour.',
  other: 'Il expire le {day}, dans {count} jours.',
};
/** What to do. */
export const askToRenew = 'Demandez à la personne qui gère le serveur de messagerie de le renouveler.';
/** Follows the one above; NODE_EXTRA_CA_CERTS is a setting of the server. */
export const selfSignedHint =
  'Un certificat créé par le serveur de messagerie lui-même demande NODE_EXTRA_CA_CERTS (docs/operations.md, Mail).';
