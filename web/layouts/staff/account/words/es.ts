/** The Your Account dialog, with a tab each for password, second factor, passkeys, mail and sessions. */

/** Title of the dialog. */
export const yourAccount = 'Tu cuenta';
/** Below the title: the user; {role} is a label such as `SMS Manager`. */
export const whoYouAre = '{name}, {role}, {email}';
/** Name of the row of tabs. */
export const tabsLabel = 'Tu cuenta';
/** The tabs: keep them short. */
export const tabs = {
  password: 'Contraseña',
  factor: 'Segundo factor',
  passkeys: 'Llaves de acceso',
  mail: 'Correo',
  sessions: 'Sesiones',
};
/** A dialog when leaving before the recovery codes are confirmed as saved: title, text, two buttons. */
export const haveYouSavedCodes = '¿Has guardado los códigos?';
export const codesShownOnlyNow =
  'Los diez códigos de recuperación solo se muestran ahora. Sin ellos, si pierdes el móvil, otra persona tendrá que darte acceso.';
export const continueWithoutSaving = 'Seguir sin ellos';
export const backToCodes = 'Volver a los códigos';
/** A message when leaving before the codes have come, below `oneMoment`. */
export const waitForRecoveryCodes = 'Espera a que aparezcan tus códigos de recuperación: solo se muestran una vez.';

export const loading = 'Cargando…';
export const cancel = 'Cancelar';
/** A button while busy, and the title of a message. */
export const oneMoment = 'Un momento…';
export const pleaseTryAgain = 'Inténtalo de nuevo.';
/** A button. */
export const tryAgain = 'Reintentar';
/** Title of a message. */
export const notRemoved = 'No se ha quitado';
/** Label of a field, before the account's credentials change. */
export const passwordAgain = 'Tu contraseña, otra vez';

/** The password tab. */
export const currentPassword = 'Contraseña actual';
export const newPassword = 'Contraseña nueva';
export const atLeastCharacters = { one: 'Al menos {count} carácter', other: 'Al menos {count} caracteres' };
export const changePassword = 'Cambiar contraseña';
export const changing = 'Cambiando…';
/** Beside the disabled button. */
export const fillInBoth = 'Rellena las dos contraseñas.';
/** Title and text of a message. */
export const passwordChanged = 'Contraseña cambiada';
export const signedOutElsewhere = 'Se han cerrado tus demás sesiones.';
export const passwordNotChanged = 'Contraseña sin cambiar';
export const failedToChange = 'No se ha podido cambiar la contraseña.';

/** The second factor tab. */
export const factorNotLoaded = 'No se ha podido cargar tu segundo factor.';
/** A heading, in one of two states. */
export const appInUse = 'App de autenticación: en uso';
export const appNotSetUp = 'App de autenticación: sin configurar';
/** SECRET_KEY is a setting of the server. */
export const noApps =
  'Aquí no se pueden configurar apps de autenticación: este servidor no tiene SECRET_KEY para cifrar sus secretos. Avisa a quien lleve el servidor.';
/** Buttons. */
export const setUpNewPhone = 'Configurar otro móvil';
export const setUpApp = 'Configurar una app';
export const removeApp = 'Quitar la app';
/** Before the app is removed. */
export const withoutApp = 'Sin ella, quien sepa tu contraseña puede iniciar sesión por ti.';
/** Title and text of a message. */
export const appRemoved = 'App quitada';
export const noCodeAsked = 'Al iniciar sesión ya no se pide su código.';
/** A heading; {count} is how many codes are left. */
export const recoveryCodesLeft = {
  one: 'Códigos de recuperación: queda {count}',
  other: 'Códigos de recuperación: quedan {count}',
};
export const noRecoveryCodes = 'Códigos de recuperación: no queda ninguno';
export const eachLetsYouIn = 'Cada uno te deja entrar una vez si pierdes el móvil.';
export const makeNewWhileYouCan = 'Crea otros mientras aún puedas iniciar sesión.';
/** A button. */
export const makeNewCodes = 'Crear códigos nuevos';
export const tenNewCodes = 'Diez códigos nuevos sustituyen a todos los que tienes: los anteriores dejan de valer.';
/** Title of a message. */
export const noCodesMade = 'No se han creado códigos';

/** The passkeys tab. */
export const passkeysNotLoaded = 'No se han podido cargar tus llaves de acceso.';
export const whatPasskeysAre =
  'Con una llave de acceso inicias sesión con la huella, la cara o el PIN de tu dispositivo, sin contraseña. Nadie puede sonsacártela.';
/** Name of the list. */
export const yourPasskeys = 'Tus llaves de acceso';
/** Below the name of a passkey; each value is a day. */
export const addedAndUsed = 'Añadida: {added}. Último uso: {used}';
export const addedNotUsed = 'Añadida: {added}. Aún sin usar';
/** Buttons of a passkey; {name} was chosen by its owner. */
export const rename = 'Renombrar';
export const renamePasskey = 'Renombrar {name}';
export const remove = 'Quitar';
export const removePasskey = 'Quitar {name}';
/** A button. */
export const addPasskey = 'Añadir una llave de acceso';
/** Why passkeys cannot be used; {host} is the name of the server, {address} an address to open. */
export const addressIsNumber =
  'Aquí no se pueden usar llaves de acceso: la dirección de este servidor es un número, no un nombre.';
export const browserKnowsNone = 'Este navegador no admite llaves de acceso.';
export const onlyAtHost = 'Las llaves de acceso solo se pueden añadir y usar en {host}, por https.';
export const notAtThisAddress =
  'Las llaves de acceso no funcionan en esta dirección. En el ordenador donde corre el servidor, abre {address}.';
/** Title and text of a message; the text quotes a button of the login page. */
export const passkeyAdded = 'Llave de acceso añadida';
export const nextTime = 'La próxima vez, elige «Usar una llave de acceso».';
/** A button, and the title of the message if it fails. */
export const addThePasskey = 'Añadir llave de acceso';
export const noPasskeyAdded = 'No se ha añadido';
export const signedOutByThis = 'Se cerrarán tus demás sesiones.';
/** Label and hint of a field. */
export const passkeyName = 'Nombre de la llave de acceso';
export const passkeyNameHint = 'Para que la reconozcas, como Mi móvil o Llave de seguridad';
/** Title of a message. */
export const notRenamed = 'No se ha renombrado';
export const passkeyRemoved = 'Llave de acceso quitada';
export const signsNobodyIn = 'Ya no sirve para iniciar sesión. Bórrala también en tu dispositivo.';
/** A button, and the question above it. */
export const removeThePasskey = 'Quitar llave de acceso';
export const sureToRemove = '¿Quitar «{name}»?';

/** The mail tab. */
export const mailsToYou = 'Correos que recibes';
export const choicesNotLoaded = 'No se han podido cargar tus preferencias de correo.';
/** Labels of two lists, and their choices. */
export const whenReportsWait = 'Cuando hay un informe, una respuesta o un plazo pendiente';
export const reportsChoices = {
  'at-once': 'A los pocos minutos',
  /** {zone} is the short name of a time zone, such as CET. */
  daily: 'Una vez al día, a las 07:00 {zone}',
  never: 'Nunca',
};
export const whenActionsDue = 'Cuando vencen medidas o hay peligros que revisar';
export const actionsChoices = { weekly: 'Los lunes', never: 'Nunca' };
/** Titles of messages. */
export const saved = 'Guardado';
export const notSaved = 'No se ha guardado';
export const choiceNotSaved = 'No se ha podido guardar tu preferencia.';

/** The sessions tab. */
export const sessionsNotLoaded = 'No se han podido cargar tus sesiones.';
/** Name of the list. */
export const whereSignedIn = 'Tus sesiones';
/** A session: a browser on a system, such as Firefox on Windows. */
export const browserOnSystem = '{browser} en {system}';
export const unknownBrowser = 'Navegador desconocido';
/** After the name of the current session. */
export const thisOne = 'esta';
/** {moment} is a day and time, {day} a day. */
export const signedInAndUsed = 'Sesión iniciada: {moment}. Último uso: {day}';
/** A button that ends a session; {session} is a browser on a system. */
export const end = 'Cerrar';
export const endSession = 'Cerrar la sesión: {session}';
export const endAllOthers = 'Cerrar las demás';
export const ifUnknown = 'Si no reconoces alguna, ciérrala y cambia tu contraseña.';
/** Title and text of a message. */
export const signedOutThere = 'Sesión cerrada';
export const signedInOnlyHere = 'Ya solo tienes abierta esta sesión.';
export const thatHasEnded = 'Esa sesión ha terminado.';
export const notEnded = 'No se ha cerrado';

/** Instead of a page until a required second factor is set up: heading, text, and buttons for the other kind. */
export const setUpFirst = 'Configura primero un segundo factor';
export const whySetUpFirst =
  'Tu cuenta da acceso a lo que otros cuentan en confianza, así que no basta con una contraseña. Se tarda dos minutos, una sola vez.';
export const useAppInstead = 'Usar una app de autenticación';
export const usePasskeyInstead = 'Usar una llave de acceso';
