/** Reviewing a published report: the safety team suggests it for the public briefing, with a question to discuss. */

/** Heading, and the button that opens a dialog with the same title. */
export const briefing = 'Briefing';
export const suggest = 'Proponer para el briefing';
export const explained = 'Durante 30 días este informe aparece primero en el briefing público.';
/** {day} is a date. */
export const until = 'Este informe aparece primero en el briefing hasta el {day}.';
/** Before the question, as the briefing shows it. */
export const discussed = 'Pregunta para comentar:';
/** Buttons if the report has been suggested. */
export const changeQuestion = 'Cambiar la pregunta';
export const remove = 'Retirar del briefing';

/** The dialog: a field and its hint. */
export const question = 'Pregunta para comentar';
export const questionHint =
  'Opcional, una línea. Los nombres y otros datos que identifican a alguien se sustituyen, como en tu comentario.';
/** Before the question as it will be published. */
export const willShow = 'En el briefing se leerá:';
/** Before possible names, each with two answers. `[name]` reads as in a published report. */
export const possibleNames = 'Estas palabras pueden ser nombres. Un nombre se sustituye por [nombre].';
export const answers = { name: 'Nombre', 'no-name': 'No es un nombre' };
/** Why the button is disabled. */
export const answerFirst = 'Indica en cada una si es un nombre';
/** The button, and its label while busy. */
export const send = 'Proponer';
export const sending = 'Guardando…';

/** Messages. */
export const suggested = 'Propuesto para el briefing';
export const removed = 'Retirado del briefing';
export const failed = 'El briefing no ha cambiado';
export const failedText = 'Comprueba tu conexión a internet e inténtalo de nuevo';
