/** Setting up an authenticator app in the Your Account dialog: QR code, first code, ten recovery codes. */

export const whatYouNeed =
  'Necesitas un móvil con una app de autenticación: Aegis, 2FAS, Google Authenticator, Microsoft Authenticator o cualquier otra. A partir de entonces, para iniciar sesión harán falta tu contraseña y seis cifras de esa app; la contraseña sola no le servirá de nada a nadie. Se cerrarán tus demás sesiones.';
/** A button, and the title of the message if it fails. */
export const begin = 'Empezar';
export const notBegun = 'No se ha empezado';

/** Headings of two steps. */
export const scanThis = '1. Escanea esto con la app del móvil';
export const typeDigits = '2. Escribe las seis cifras que muestra';
/** Name of a picture. */
export const qrCode = 'Código QR para tu app de autenticación';
/** A link, on a phone. */
export const openOnThisPhone = 'Abrirlo en una app de este móvil';
/** Above a row of letters. */
export const typeLetters = 'Si no puedes escanearlo, escribe estas letras en la app:';
/** Label of a field. */
export const code = 'Código';
/** Hints below it: at first, and after a code was refused. */
export const newCodeComes = 'Sale un código nuevo cada 30 segundos; escribe el que se muestra ahora.';
export const waitForNext =
  'Espera al código siguiente y escribe ese. Si no funciona ninguno, mira si tu móvil va en hora, o cancela y empieza de nuevo: solo vale el código QR que se mostró el último.';
/** If the input cannot be a code. */
export const typeSixDigits = 'Escribe las seis cifras que muestra ahora la app.';
/** Buttons, and the label while busy. */
export const confirm = 'Confirmar';
export const cancel = 'Cancelar';
export const oneMoment = 'Un momento…';
/** Title of a message. */
export const notSetUpYet = 'Aún sin configurar';
export const pleaseTryAgain = 'Inténtalo de nuevo.';
/** A warning if two clocks differ by {count} minutes. */
export const clocksApart = {
  one: 'El reloj del servidor y el de este dispositivo difieren en {count} minuto más o menos, así que los códigos pueden fallar. Si este va en hora, avisa a quien lleve el servidor.',
  other:
    'El reloj del servidor y el de este dispositivo difieren en unos {count} minutos, así que los códigos pueden fallar. Si este va en hora, avisa a quien lleve el servidor.',
};
export const clocksLittleApart =
  'El reloj del servidor y el de este dispositivo difieren en más de minuto y medio, así que los códigos pueden fallar. Si este va en hora, avisa a quien lleve el servidor.';

/** A heading. */
export const keepTheseCodes = 'Guarda estos diez códigos';
/** On paper, above the codes; {productName} is the name of this product. */
export const productCodes = '{productName}: códigos de recuperación';
/** First line of the file and of the copied text. */
export const codesOnce = '{productName}: códigos de recuperación; cada uno vale una vez';
export const whatCodesAre =
  'Cada uno de estos códigos te deja entrar una vez en lugar del código del móvil, para cuando lo pierdas, se rompa o estrenes otro. Guárdalos en papel o en un gestor de contraseñas, no en el móvil. Solo se muestran ahora.';
/** Name of the list. */
export const recoveryCodes = 'Códigos de recuperación';
/** Buttons. */
export const copy = 'Copiar';
export const saveAsFile = 'Guardar en un archivo';
export const printCodes = 'Imprimir';
export const haveKept = 'Ya los tengo';
/** Title and text of a message. */
export const copied = 'Copiados';
export const pasteCodes = 'Pega los códigos donde los vayas a guardar.';
/** If the browser does not allow copying. */
export const codesSelected = 'Los códigos están seleccionados';
export const pressCtrlC = 'Pulsa Ctrl+C para copiarlos.';
