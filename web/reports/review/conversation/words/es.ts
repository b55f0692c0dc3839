/** The review dialog: the conversation between the safety team and the reporter. */

/** {message} is a sentence that says why. */
export const notLoaded = 'No se ha podido cargar la conversación: {message}';
export const tryAgain = 'Reintentar';
export const loading = 'Cargando la conversación…';
export const readWithCode =
  'Quien informó lo lee con el código de seguimiento, sin cuenta. Es confidencial, como los datos de contacto: nunca se publica ni aparece en las búsquedas.';
export const noCode =
  'Quien informó no tiene código con el que leer una respuesta: no venía con el informe, o se ha borrado.';

/** Name of the list, for screen readers, and the text if it is empty. */
export const messages = 'Mensajes';
export const nothingWritten = 'Aún no hay mensajes.';
/** Author of a message if no name is known. */
export const reporter = 'Quien informó';
export const safetyTeam = 'Equipo de seguridad';
/** A badge on a reporter's message that was unread. */
export const isNew = 'Nuevo';
/** Below a message from the team. */
export const readByReporter = 'Leído por quien informó';
export const notReadYet = 'Aún sin leer';

/** Label of the field, its hint and its button. */
export const messageToReporter = 'Mensaje a quien informó';
export const messageHint =
  'Pregunta lo que necesites saber, o da las gracias. Se envía tal como lo escribes: no se anonimiza nada.';
export const sendMessage = 'Enviar mensaje';
export const sending = 'Enviando…';
/** Messages on the page: title and text. */
export const sent = 'Mensaje enviado';
export const sentDetail = 'Quien informó puede leerlo con el código de seguimiento.';
export const notSent = 'El mensaje no se ha enviado';
export const notSentSentence = 'El mensaje no se ha enviado.';

/** Above a button. */
export const canBeErasedToo =
  'Los datos de contacto de quien informó están borrados. La conversación y el código de seguimiento siguen existiendo: también se pueden borrar.';
export const eraseConversation = 'Borrar la conversación';
/** Title and button of its dialog. */
export const eraseTitle = 'Borrar la conversación';
export const eraseConfirm = 'Borrar conversación';
export const erasing = 'Borrando…';
export const erasedForGood =
  'Lo que os habéis escrito se borra para siempre y el código de seguimiento deja de valer: después, quien informó ya no podrá volver. No se puede deshacer.';
export const whatStays =
  'Se quedan el informe, tu comentario y la copia pública. Las copias de seguridad anteriores conservan la conversación hasta que se borren.';
/** Messages on the page: title and text. */
export const erased = 'Conversación borrada';
export const reportUnchanged = 'El informe no ha cambiado.';
export const eraseFailed = 'No se ha borrado la conversación';
export const eraseFailedSentence = 'No se ha podido borrar la conversación.';
