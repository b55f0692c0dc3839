/** The tab Follow-up in the dialog of a report: what comes of it, section by section. */

/** {reason} is what went wrong. */
export const notLoaded = 'No se ha podido cargar el seguimiento: {reason}';
export const loading = 'Cargando el seguimiento…';
export const tryAgain = 'Reintentar';

/** Name of the list of sections. */
export const sections = 'Apartados';
/** Headings of sections, and their names in that list. */
export const sectionNames = {
  classification: 'Clasificación',
  risk: 'Riesgo',
  actions: 'Medidas',
  reply: 'Respuesta a quien informó',
  findings: 'Hallazgos y conclusiones',
  closing: 'Cierre',
};
/** After the name of a section; the first two are heard by screen readers alone. */
export const isDone = '(hecho)';
export const isNotDone = '(sin hacer)';
/** After the name of the section of actions: how many are open. */
export const openActions = { one: '({count} abierta)', other: '({count} abiertas)' };

/** First choice of the class, and the button beside a question that takes the answer back. */
export const notSet = 'Sin indicar';
/** In the field for categories and for what happened; {max} is 3. */
export const maxAreChosen = 'Ya has elegido {max}';
export const chooseOrSearch = 'Elige o busca (hasta {max})…';
/** A button that brings back what was just taken away; {label} is a category, or what happened. */
export const putBack = 'Volver a poner «{label}»';
/** Name of a button with a cross. */
export const remove = 'Quitar {label}';
/** Shown as one points at a chosen code: {label} is ADREP's own, in English. */
export const adrepCode = 'ADREP {id}: {label}';

/** Name of the two questions below. */
export const howBad = '¿Cómo de grave pudo ser?';
/** Questions with a few answers each: the worst believable outcome, and the safeguards before it. */
export const whatWouldHaveCome = 'Si hubiera ido a más, ¿en qué habría acabado?';
export const whatStillStood = '¿Qué barreras quedaban para impedirlo?';
/** What the answers come to. */
export const risks = { low: 'Riesgo bajo', medium: 'Riesgo medio', high: 'Riesgo alto' };
/** After it: {index} is a number from 1 to 2,500. */
export const index = 'índice {index}';
/** Shown as one points at it; ARMS is the name of the method. */
export const armsIndex = 'Índice de riesgo del suceso según ARMS: {index}';

/** {reason} is what went wrong. */
export const actionsNotLoaded = 'No se han podido cargar las medidas: {reason}';
/** A button that opens the form for one more. */
export const addAnotherAction = 'Añadir otra medida';
/** Name of the form. */
export const addAnAction = 'Añadir una medida';

/** Beside the heading; `Tell the reporter` is the button below. */
export const nothingIsSent = 'No se envía nada hasta que pulses «Enviar respuesta».';
export const tellReporter = 'Enviar respuesta';
/** On the button while it works. */
export const telling = 'Enviando…';
/** In the field as long as it is empty: how such an answer may begin. */
export const replyExample = 'Gracias. Lo hemos estudiado, y esto es lo que vamos a hacer…';
/** Above what was sent. */
export const sentOn = 'Enviada el {day}';
/** Heading above how the answer will read, what is there before, and while it is updated. */
export const preview = 'Vista previa';
export const namesAreReplaced = 'Aquí se sustituyen los nombres y todo lo que identifique a alguien.';
export const updating = 'Actualizando…';
/** Beside the button that cannot be pressed. */
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
/** A button, what it reads while it works, and why it cannot be pressed. */
export const closeFollowUp = 'Cerrar seguimiento';
export const closing = 'Cerrando…';
export const chooseReason = 'Elige un motivo';
/** It is closed: {day} is a day, {name} a person, {reason} one of the answers above. */
export const closedOn = 'Cerrado el {day}: {reason}';
export const closedOnBy = 'Cerrado el {day} por {name}: {reason}';
/** A button, and what it reads while it works. */
export const reopen = 'Reabrir';
export const reopening = 'Reabriendo…';
/** Messages: their titles and texts. */
export const notClosed = 'No se ha cerrado el seguimiento';
export const couldNotBeClosed = 'No se ha podido cerrar el seguimiento.';
export const notReopened = 'No se ha reabierto el seguimiento';
export const couldNotBeReopened = 'No se ha podido reabrir el seguimiento.';

/** In the list of who can take it: nobody, and who is signed in. */
export const nobodyYet = 'Nadie todavía';
export const nameIsMe = '{name} (yo)';

/** Where somebody else has saved other words meanwhile; theirs follow, field by field. */
export const savedVersionIs = 'Tu texto sigue aquí, pero aún sin guardar. La versión guardada:';
/** In place of what is saved, where that is nothing. */
export const empty = 'Vacío';
/** Buttons: which of the two stays. */
export const saveMine = 'Guardar mi versión';
export const useTheirs = 'Usar la versión guardada';
