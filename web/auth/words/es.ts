/** The login page with its second step, and the page that sets a new password. */

/** Heading and subtitle of the login page. */
export const accessTitle = 'Acceso del equipo de seguridad';
export const accessSubtitle = 'Inicia sesión para abrir el panel del equipo de seguridad';

/** Heading of the card, and its button. */
export const signIn = 'Iniciar sesión';
export const reviewReports = 'Revisa y aprueba informes de seguridad';
export const email = 'Correo';
export const password = 'Contraseña';
/** The button while busy. */
export const signingIn = 'Iniciando sesión…';
export const needsJavaScript = 'Para iniciar sesión hace falta JavaScript: actívalo en tu navegador.';
/** Title and text of a message. */
export const loginSuccessful = 'Sesión iniciada';
export const welcome = 'Te damos la bienvenida al panel del equipo de seguridad';
/** Title of a message. */
export const loginFailed = 'No se ha iniciado sesión';
export const invalidPassword = 'La contraseña no es correcta';
export const tryAgain = 'Inténtalo de nuevo.';
/** A button. */
export const signInWithPasskey = 'Usar una llave de acceso';
/** The button while the device asks for a fingerprint or a face. */
export const waitingForPasskey = 'Esperando tu llave de acceso…';

/** Heading of the card in the second step. */
export const oneMoreStep = 'Un paso más';
export const passwordWasRight = 'Tu contraseña es correcta. Falta comprobar que eres tú.';
/** Labels of the codes; `totp` comes from an authenticator app. */
export const codeLabels = { totp: 'Código de tu app', recovery: 'Código de recuperación' };
export const codeHints = {
  totp: 'Las seis cifras que muestra ahora tu app de autenticación',
  recovery: 'Uno de los diez códigos que guardaste; cada uno vale una vez',
};
/** If the input cannot be a code. */
export const codeComplaints = {
  totp: 'Escribe las seis cifras que muestra ahora tu app.',
  recovery: 'Un código de recuperación tiene 16 letras y cifras, en grupos de cuatro.',
};
/** A button that switches to the other kind of code, keyed by the current one. */
export const otherCode = { totp: 'Usar un código de recuperación', recovery: 'Usar un código de tu app' };
/** If a code was refused; {problem} is a sentence without its full stop, such as `Incorrect code`. */
export const codeWrong = {
  totp: '{problem}. Cada código vale una vez: espera al siguiente. Si no funciona ninguno, mira si tu móvil va en hora.',
  recovery: '{problem}. Cada uno vale una vez: prueba con otro.',
};
/** A button. */
export const usePasskey = 'Usar una llave de acceso';
export const factorNotUsable =
  'Tu segundo factor no se puede usar aquí. Pide a un administrador de tu club, o a quien lleve este servidor, que lo retire; después inicia sesión de nuevo y configura otro.';
/** A button that leads back to the first step. */
export const backToSignIn = 'Volver a correo y contraseña';

/** A button, and heading of the card behind it. */
export const forgotPassword = '¿Olvidaste la contraseña?';
/** If the server sends no mail; {contactEmail} is a link. */
export const askAdministrator =
  'Pide a un administrador de tu club que te ponga una contraseña nueva, en persona o por teléfono. Si no hay otro administrador, escribe a {contactEmail}.';
export const emailRequired = 'Escribe tu correo';
export const linkHint = 'Te enviaremos allí un enlace para elegir otra contraseña.';
/** A button. */
export const sendLink = 'Enviarme un enlace';
export const sending = 'Enviando…';
/** Title of a message. */
export const notSent = 'No se ha enviado';
export const mailOnItsWay =
  'Si hay una cuenta con este correo, va en camino un mensaje. Su enlace vale 30 minutos. Mira también en el correo no deseado.';

/** Heading of the page that the emailed link opens. */
export const setNewPassword = 'Elige una contraseña nueva';
/** {problem} says, without a full stop, that the link has expired; {forgotPassword} is a button label in bold. */
export const askForNewLink = '{problem}. Pide otro en la página de inicio de sesión, en {forgotPassword}';
/** A link. */
export const toSignIn = 'Ir a iniciar sesión';
/** Labels of fields. */
export const newPassword = 'Contraseña nueva';
export const sameAgain = 'Repite la contraseña';
/** {count} is the minimum length. */
export const newPasswordHint = {
  one: 'Al menos {count} carácter. Si tienes un segundo factor, sigue igual.',
  other: 'Al menos {count} caracteres. Si tienes un segundo factor, sigue igual.',
};
export const passwordsDiffer = 'Las dos contraseñas no son iguales. Escríbelas otra vez.';
/** A button, and its label while busy. */
export const setPassword = 'Guardar contraseña';
export const changing = 'Cambiando…';
/** Title and text of a message. */
export const passwordChanged = 'Contraseña cambiada';
export const signInWithNewPassword = 'Inicia sesión con la nueva. Se han cerrado todas tus sesiones.';
export const passwordNotChanged = 'Contraseña sin cambiar';
export const failedToChange = 'No se ha podido cambiar la contraseña.';
