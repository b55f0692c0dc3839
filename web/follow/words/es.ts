// The page /follow: what became of a report, for people who have its receipt code.

/** Page heading and texts below it. */
export const heading = 'Sigue tu informe';
export const intro =
  'Mira en qué ha quedado tu informe, contesta preguntas o añade algo que olvidaste. Solo necesitas el código de seguimiento que se mostró cuando lo enviaste.';
export const lostCode =
  'Si pierdes el código, nadie puede volver a dártelo, ni nosotros ni el equipo de seguridad: no se guarda en ninguna parte. Tu informe está a salvo de todos modos. El código deja de valer cuando el equipo de seguridad borra la conversación.';

/** The form for the code. */
export const needsScript = 'Para esto hace falta JavaScript: actívalo en tu navegador.';
export const receiptCode = 'Código de seguimiento';
export const codeHint = '20 letras y cifras. Da igual usar mayúsculas, espacios o guiones.';
export const enterCode = 'Escribe tu código de seguimiento';
/** If no report has the code; {refusal} is the server's message without its full stop. */
export const compareCode =
  '{refusal}. Compáralo letra por letra. El código también deja de valer cuando el equipo de seguridad ha borrado la conversación.';
/** The button, and its label while busy. */
export const showReport = 'Ver mi informe';
export const openingLabel = 'Abriendo…';

/** Above that form after the reporter has left the report, or its code has stopped working. */
export const codeEnded = 'Este código ya no vale: el equipo de seguridad ha borrado la conversación.';
export const closed = 'Tu informe ya no se muestra aquí y esta página ha olvidado tu código.';

/** The report: headings, and a link. {day} is a day, such as June 3, 2026. */
export const reportOf = 'Tu informe del {day}';
export const readCopy = 'Leer la copia anonimizada que se ha publicado';
export const teamSays = 'Qué dice el equipo de seguridad';
export const messages = 'Mensajes';
/** A button that makes the page forget the code. */
export const close = 'Cerrar';
/** If something was not sent: a question, what it means, and two buttons. */
export const unsentQuestion = '¿Cerrar sin enviar?';
export const unsentMeans = 'Lo que has escrito o elegido aquí y no has enviado se borra.';
export const closeAnyway = 'Cerrar y borrar';
export const keepWriting = 'Seguir escribiendo';

/** The state of the report: in bold, as a sentence, and as a short label in a row of four steps. */
export const states = {
  received: 'Recibido',
  'looked-at': 'Alguien lo está mirando',
  'acted-on': 'Se está haciendo algo',
  closed: 'Cerrado',
};
export const stateSaid = {
  received: 'Ha llegado. Lo leerá alguien del equipo de seguridad.',
  'looked-at': 'Alguien del equipo de seguridad se ocupa de él.',
  'acted-on': 'El equipo de seguridad ha decidido qué hacer y lo está haciendo.',
  closed: 'El equipo de seguridad ha terminado su trabajo. Aún puedes escribir.',
};
/** About 10 letters each, since four must fit side by side on a phone. */
export const stateSteps = { received: 'Recibido', 'looked-at': 'Leído', 'acted-on': 'En marcha', closed: 'Cerrado' };

/** The conversation: the author of a message, and the text if there are none. */
export const writers = { team: 'Equipo de seguridad', reporter: 'Tú' };
export const noMessages = 'Aún no hay mensajes. Si el equipo de seguridad pregunta algo, aparecerá aquí.';

/** The field for a message: its label, and its hint, without and with an open question; {question} is the team's text. */
export const addSomething = 'Añadir algo que olvidé';
export const addHint =
  'Contesta aquí una pregunta, o escribe lo que hayas recordado después. Solo lo lee el equipo de seguridad.';
export const answerQuestion = 'Contestar la pregunta';
export const answerHint = 'El equipo de seguridad ha escrito: «{question}» Solo ese equipo lee tu respuesta.';
/** {day} and {all} are numbers of messages. */
export const full =
  'Puedes enviar {day} mensajes al día y {all} en total, y ya has llegado a uno de estos límites. Vuelve mañana, o habla con el equipo de seguridad.';
/** The button, its label while busy, and the message afterwards. */
export const send = 'Enviar';
export const sending = 'Enviando…';
export const sent = 'Enviado. El equipo de seguridad ya puede leerlo.';

/** Erasing contact details: the button, the question, its explanation, the two answers, and the result. */
export const eraseContact = 'Borrar mis datos de contacto';
export const eraseQuestion = '¿Borrar mis datos de contacto?';
export const eraseMeans =
  'Tu nombre, tu correo y tu teléfono se borran para siempre, y ya nadie podrá escribirte ni llamarte. También se borran tus fotos y tu registro de vuelo. Tu informe y tus mensajes se quedan, y este código sigue valiendo.';
export const keepThem = 'Conservarlos';
export const eraseForGood = 'Borrar para siempre';
export const erasing = 'Borrando…';
export const erased = 'Tu nombre, tu correo y tu teléfono se han borrado. Tu código sigue valiendo.';

/** Details that can be added later: a heading, the text below it, and the button. */
export const details = 'Más detalles';
export const detailsHint =
  'Día, lugar, aeronave, tiempo: lo que dejaste sin rellenar puedes añadirlo aquí. Lo que ya indicaste no se muestra.';
export const addDetails = 'Añadir los detalles';

/** Opened by an emailed link: while loading, if the link is invalid, after an hour, and instead of the erase button. */
export const opening = 'Abriendo tu informe…';
export const tryAgain = 'Reintentar';
export const linkOver = 'Este enlace ya se ha usado o es demasiado antiguo. Escribe tu código de seguimiento.';
export const visitOver =
  'El enlace del correo abre tu informe durante una hora, y esa hora ya ha pasado. Escribe tu código de seguimiento.';
export const eraseWithCode = 'Para borrar tus datos de contacto, abre tu informe con el código de seguimiento.';
