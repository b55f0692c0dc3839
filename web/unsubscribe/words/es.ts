/** The unsubscribe page, opened by a link at the end of an email. */

/** By kind of email: the question above the button, the confirmation, and how to turn them on again. */
export const questions = {
  reports:
    '¿No quieres más correos cuando haya un informe de seguridad, una respuesta o un plazo pendiente? Los verás al iniciar sesión.',
  actions:
    '¿No quieres más correos los lunes sobre medidas que vencen y peligros que revisar? Los verás al iniciar sesión.',
  question:
    '¿No quieres más correos cuando haya una pregunta sobre tu informe? Podrás seguir leyendo las preguntas con tu código de seguimiento.',
};
export const done = {
  reports: 'No recibirás más correos sobre informes de seguridad.',
  actions: 'No recibirás más correos sobre medidas y peligros.',
  question: 'No recibirás más correos sobre este informe.',
};
export const back = {
  reports: 'Si quieres volver a recibirlos, inicia sesión y elígelo en tu cuenta.',
  actions: 'Si quieres volver a recibirlos, inicia sesión y elígelo en tu cuenta.',
  question: 'Podrás seguir leyendo y contestando preguntas con tu código de seguimiento.',
};
/** Headings. */
export const isDone = 'Hecho';
export const fewerMails = 'Menos correos';
/** The button. */
export const stopMails = 'No recibir más';
export const unknownLink = 'No conocemos este enlace';
export const unknownLinkText =
  'Quizá se cortó en el correo. Ábrelo allí otra vez, o inicia sesión y elígelo en tu cuenta.';
