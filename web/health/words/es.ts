/** The Health page, for super-admins: facts about the server in plain words, and what to do about each. */

/** Page heading, and name of the table. */
export const health = 'Servidor';
export const subtitle = 'Cómo está este servidor y qué hacer cuando algo no va bien.';
export const accessDenied = 'Sin acceso. Solo los superadministradores pueden ver cómo está el servidor.';
export const loadingHealth = 'Cargando los datos del servidor…';
export const healthNotLoaded = 'No se han podido cargar los datos del servidor.';
/** Above the table. */
export const nothingToDo = 'Nada que hacer.';
export const thingsToDo = { one: '{count} cosa que hacer.', other: '{count} cosas que hacer.' };

/** Headings of columns. */
export const what = 'Qué';
export const state = 'Estado';
export const details = 'Detalles';
/** Badges: short. */
export const allRight = 'Todo bien';
export const toDo = 'Por hacer';

/** What each row is about. */
export const lines = {
  program: 'Programa',
  database: 'Base de datos',
  backup: 'Última copia de seguridad',
  mail: 'Correo',
  certificate: 'Certificado del servidor de correo',
  /** How long reporters' contact details are kept. */
  retention: 'Conservación',
  disk: 'Disco',
  secondFactors: 'Segundos factores',
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
export const lessThanHourAgo = 'hace menos de una hora';
export const hoursAgo = { one: 'hace {count} hora', other: 'hace {count} horas' };
export const daysAgo = { one: 'hace {count} día', other: 'hace {count} días' };

/** The program; {schema} and {own} are numbers, {changes} a list of names. */
export const programFits = 'Versión {version}. La base de datos tiene el esquema que le corresponde ({schema}).';
export const programTooOld =
  'Versión {version}. Un programa más nuevo ha pasado la base de datos al esquema {schema}: {changes}. Este está escrito para el esquema {own}.';
export const startNewer = 'Arranca el programa más nuevo en lugar de este.';

/** The database; {size} is one of `sizes`, DATA_DIR a setting of the server. */
export const databaseEmbedded = 'Integrada, en DATA_DIR; {size}.';
export const databaseOnServer = 'En un servidor PostgreSQL; {size}.';

/** The last backup; {moment} is a day and time, {ago} how long ago that was. */
export const backupEncrypted = '{moment}, {ago}; {size}, cifrada.';
export const backupPlain = '{moment}, {ago}; {size}, sin cifrar.';
export const noBackup = 'No consta ninguna copia de seguridad de esta base de datos.';
export const scheduleBackup = 'Programa una copia de seguridad diaria: ops/install.md explica cómo.';
/** `journalctl --unit=windsock-backup` is a command. */
export const backupLate = 'En el servidor, journalctl --unit=windsock-backup dice por qué.';
export const setPassphrase = 'Define BACKUP_PASSPHRASE. Sin ella, cualquiera que consiga el archivo puede leerlo.';

/** Contact details: how long they are kept. */
export const off = 'Sin límite';
export const keptForEver =
  'Los datos de contacto se conservan hasta que alguien los borra. Define RETENTION_DAYS para borrarlos automáticamente.';
export const erasedAfter = {
  one: 'Los datos de contacto se borran {count} día después de la revisión o del cierre.',
  other: 'Los datos de contacto se borran {count} días después de la revisión o del cierre.',
};
/** Each follows `erasedAfter`; {day} is a day. */
export const nextRun = 'Próxima vez: {day}, en la primera hora (UTC).';
export const lastRan = 'Última vez: {day}.';
export const notRunYet = 'Aún no se ha hecho nunca.';
/** "retention failed" is in English in the log: do not translate it. */
export const lookInLog = 'Busca «retention failed» en el registro del servidor.';

/** The disk. */
export const elsewhere = 'En otro servidor';
export const watchItThere = 'Vigílalo en el servidor de la base de datos.';
export const freeSpace = '{size} libres donde está DATA_DIR.';
export const freeSomeSpace = 'Libera espacio: por debajo de 20 MB no se acepta ningún informe.';

/** Second factors; {count} is the number of people. */
export const everybodyHasOne = {
  one: 'Lo tienen todas las personas que pueden iniciar sesión ({count}).',
  other: 'Lo tienen todas las personas que pueden iniciar sesión ({count}).',
};
export const adminsHaveOne = {
  one: 'Lo tienen todos los administradores y superadministradores ({count}).',
  other: 'Lo tienen todos los administradores y superadministradores ({count}).',
};
/** {count} of {people} have none. */
export const peopleHaveNone = {
  one: '{count} de {people} personas que pueden iniciar sesión no lo tiene.',
  other: '{count} de {people} personas que pueden iniciar sesión no lo tienen.',
};
export const adminsHaveNone = {
  one: '{count} de {people} administradores y superadministradores no lo tiene.',
  other: '{count} de {people} administradores y superadministradores no lo tienen.',
};
/** `Your account` is a button in the header. */
export const askThemToSetUp = 'Pídeles que lo configuren en «Tu cuenta», o define REQUIRE_SECOND_FACTOR=admins.';
export const askThemToSignIn = 'No pueden hacer nada hasta que lo configuren. Pídeles que inicien sesión.';

/** Mail, and the certificate of the mail server. */

/** A badge: short. */
export const notSetUp = 'Sin configurar';
export const howToSetUp = 'No se envía correo. Define SMTP_URL, MAIL_FROM y PUBLIC_URL para activarlo.';
/** {waiting} emails are waiting, {count} have failed. */
export const noneFailed = 'Pendientes: {waiting}. Ninguno fallido en 30 días.';
export const someFailed = {
  one: 'Pendientes: {waiting}. {count} fallido en 30 días.',
  other: 'Pendientes: {waiting}. {count} fallidos en 30 días.',
};
/** Each follows one of the two above; {moment} is a day and time. */
export const notUsableSince = 'El servidor de correo no funciona desde: {moment}.';
export const lastFailedOn = 'Último fallo: {moment}.';
/** What to do; `Mail` is the name of a page. */
export const mailPageShows = 'La página «Correo» muestra qué dijo el servidor de correo.';
export const mailPageShowsWhy = 'La página «Correo» muestra por qué: puede que una dirección esté mal escrita.';

export const noMailServer = 'No hay servidor de correo.';
/** A badge: short. */
export const notKnownYet = 'Aún no se sabe';
export const firstCheckRuns = 'La primera comprobación está en marcha. Abre esta página de nuevo dentro de un minuto.';
export const notReached = 'No se ha podido contactar con el servidor de correo.';
/** `npm run mail-test -- ADDRESS` is a command. */
export const mailTestSaysWhy = 'npm run mail-test -- ADDRESS dice por qué.';
/** TLS is the encryption of a connection. */
export const noTlsNoMail = 'El servidor de correo no ofrece TLS, así que no se envía correo.';
export const noTls = 'El servidor de correo no ofrece TLS.';
export const anotherPort = 'Usa otro puerto u otro servidor de correo.';
/** Follows a sentence about a certificate or about TLS. */
export const stillSent = 'El correo se sigue enviando, porque no hace falta contraseña.';
/** The certificate. */
export const trusted = 'Es de confianza.';
export const notTrusted = 'No es de confianza.';
export const notTrustedNoMail = 'No es de confianza, así que no sale correo.';
/** Each follows one of the three above: when the certificate expires; {day} is a day. */
export const endedOn = 'Caducó el {day}.';
export const endsWithinHour = 'Caduca el {day}, en menos de una hora.';
export const endsInHours = {
  one: 'Caduca el {day}, en {count} hora.',
  other: 'Caduca el {day}, en {count} horas.',
};
export const endsInDays = { one: 'Caduca el {day}, en {count} día.', other: 'Caduca el {day}, en {count} días.' };
/** What to do. */
export const askToRenew = 'Pide a quien lleve el servidor de correo que lo renueve.';
/** Follows the one above; NODE_EXTRA_CA_CERTS is a setting of the server. */
export const selfSignedHint =
  'Si lo creó el propio servidor de correo, hace falta NODE_EXTRA_CA_CERTS (docs/operations.md, Mail).';
