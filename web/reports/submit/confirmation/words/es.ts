// The page /submit once the button is pressed: sending, not sent, waiting on this device, sent.

/** The heading. */
export const submitted = 'Informe enviado';
export const thanks = 'Gracias por contarlo. El equipo de seguridad leerá tu informe.';
/** Two buttons. */
export const submitAnother = 'Enviar otro informe';
export const viewReports = 'Leer informes publicados';

/** A toast while the report is being sent, if somebody follows a link or goes back. */
export const stillSending = 'Tu informe se está enviando';
export const waitForCode = 'Espera un momento: enseguida verás tu código de seguimiento.';

/** If fields are invalid: {complaints} are their messages, separated by commas. */
export const refused = 'Hay algo que corregir: {complaints}';

/** A toast: some photos could not be sent. */
export const photosOmitted =
  'El informe se ha enviado sin algunas de sus fotos. Puedes añadirlas más tarde con tu código.';
/** Instead of thanks, if a log was still being read. */
export const logOmitted = 'El registro de vuelo no se ha podido leer a tiempo y no forma parte del informe.';
/** Below the code, if photos had been chosen. */
export const photosNotKept = 'Las fotos no se guardan con él. Puedes añadirlas más tarde con tu código.';
/** Instead of thanks, without a connection: the heading, what happens next, and what the code is for until then. */
export const waits = 'Tu informe está en espera';
export const notSentYet =
  'Aún no se ha enviado. Se guarda cifrado en este dispositivo y se enviará cuando tengas esta página abierta y haya conexión.';
export const openWithCode =
  'Mientras espera, con este código también puedes abrirlo en esta página, cambiarlo y enviarlo.';
/** Instead of `notSentYet`, once it has been sent or deleted. */
export const nowSent = 'Ya se ha enviado.';
export const nowDeleted = 'Se ha quitado de este dispositivo.';
/** The heading, once it has been deleted. */
export const deleted = 'Informe borrado';
/** Why it cannot wait: five are already waiting, or the browser has no room. */
export const fiveWaiting =
  'En este dispositivo ya esperan cinco informes. Envía o borra uno primero. Todo lo que has escrito sigue aquí.';
export const noRoom = 'No hay sitio en este dispositivo para guardarlo. Todo lo que has escrito sigue aquí.';
