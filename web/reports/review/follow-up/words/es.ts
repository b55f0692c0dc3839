/** The Follow-up tab of the report dialog, section by section. */

/** {reason} is what went wrong. */
export const notLoaded = 'No se ha podido cargar el seguimiento: {reason}';
export const loading = 'Cargando el seguimiento…';
export const tryAgain = 'Reintentar';

/** Name of the list of sections. */
export const sections = 'Apartados';
/** Section headings, also used in that list. */
export const sectionNames = {
  classification: 'Clasificación',
  risk: 'Riesgo',
  actions: 'Medidas',
  reply: 'Respuesta a quien informó',
  findings: 'Hallazgos y conclusiones',
  closing: 'Cierre',
};
/** After the name of a section, for screen readers only. */
export const isDone = '(hecho)';
export const isNotDone = '(sin hacer)';
/** After the name of the actions section: the number of open actions. */
export const openActions = { one: '({count} abierta)', other: '({count} abiertas)' };

/** First option of the class, and the choice that clears an answer. */
export const notSet = 'Sin indicar';
/** Placeholders of the fields for categories and event types; {max} is 3. */
export const maxAreChosen = 'Ya has elegido {max}';
export const chooseOrSearch = 'Elige o busca (hasta {max})…';
/** A button that undoes a removal; {label} is a category or an event type. */
export const putBack = 'Volver a poner «{label}»';
/** Name of a button with a cross. */
export const remove = 'Quitar {label}';
/** Tooltip of a chosen code: {label} is ADREP's own, in English. */
export const adrepCode = 'ADREP {id}: {label}';

/** Name of the two questions below. */
export const howBad = '¿Cómo de grave pudo ser?';
/** Questions with a few answers each: the worst credible outcome, and the remaining safeguards. */
export const worstOutcome = 'Si hubiera ido a más, ¿en qué habría podido acabar, siendo realistas?';
export const remainingSafeguards = '¿Qué barreras quedaban para impedirlo?';
/** The result of the two answers. */
export const risks = { low: 'Riesgo bajo', medium: 'Riesgo medio', high: 'Riesgo alto' };
/** After the result: {index} is a number from 1 to 2,500. */
export const index = 'índice {index}';
/** Its tooltip; ARMS is the name of the method. */
export const armsIndex = 'Índice de riesgo del suceso según ARMS: {index}';

/** {reason} is what went wrong. */
export const actionsNotLoaded = 'No se han podido cargar las medidas: {reason}';
/** A button that opens the form for another action. */
export const addAnotherAction = 'Añadir otra medida';
/** Name of the form. */
export const addAnAction = 'Añadir una medida';

/** Beside the heading; `Tell the reporter` is the button below. */
export const nothingIsSent = 'No se envía nada hasta que pulses «Enviar respuesta».';
/** Instead, if no receipt code exists. */
export const noCodeToRead = 'Quien informó no tiene código para leer la respuesta.';
export const tellReporter = 'Enviar respuesta';
/** On the button while busy. */
export const telling = 'Enviando…';
/** Placeholder: how a reply might begin. */
export const replyExample = 'Gracias. Lo hemos estudiado, y esto es lo que vamos a hacer…';
/** Above the reply that was sent. */
export const sentOn = 'Enviada el {day}';
/** Heading of the preview of the reply, its text if there is no draft, and a note while it updates. */
export const preview = 'Vista previa';
export const namesAreReplaced = 'Aquí se sustituyen los nombres y todo lo que identifique a alguien.';
export const updating = 'Actualizando…';
/** Why the button is disabled. */
export const nothingToSend = 'Aún no hay nada que enviar.';
export const saving = 'Guardando…';
export const hasThisReply = 'Quien informó ya tiene esta respuesta.';
/** Messages: their titles and texts. */
export const replySent = 'Respuesta enviada';
export const canReadItNow = 'Quien informó ya puede leerla.';
export const replyNotSent = 'La respuesta no se ha enviado';
export const replyCouldNotBeSent = 'No se ha podido enviar la respuesta.';

/** Beside the heading of the findings. */
export const onlyTeamReads = 'Solo los lee el equipo de seguridad.';

/** A question with a few answers, and a field. */
export const whyClose = '¿Por qué se puede cerrar?';
export const note = 'Nota';
/** A button, its label while busy, and why it is disabled. */
export const closeFollowUp = 'Cerrar seguimiento';
export const closing = 'Cerrando…';
export const chooseReason = 'Elige un motivo';
/** Once closed: {day} is a day, {name} a person, {reason} one of the answers above. */
export const closedOn = 'Cerrado el {day}: {reason}';
export const closedOnBy = 'Cerrado el {day} por {name}: {reason}';
/** A button, and its label while busy. */
export const reopen = 'Reabrir';
export const reopening = 'Reabriendo…';
/** Messages: their titles and texts. */
export const notClosed = 'No se ha cerrado el seguimiento';
export const couldNotBeClosed = 'No se ha podido cerrar el seguimiento.';
export const notReopened = 'No se ha reabierto el seguimiento';
export const couldNotBeReopened = 'No se ha podido reabrir el seguimiento.';

/** In the list of assignees: nobody, and the signed-in user. */
export const nobodyYet = 'Nadie todavía';
export const nameIsMe = '{name} (yo)';

/** In a conflict: the other person's values follow, field by field. */
export const savedVersionIs = 'Tu texto sigue aquí, pero aún sin guardar. La versión guardada:';
/** Buttons: which version to keep. */
export const saveMine = 'Guardar mi versión';
export const useTheirs = 'Usar la versión guardada';
