/** The dialog that asks about possible names before a report is published: for each one, is it a name or not? */

/** Title of the dialog. */
export const namesUndecided = {
  one: '1 posible nombre sin decidir',
  other: '{count} posibles nombres sin decidir',
};
/** Below the title. `[name]` is the placeholder that public copies show. */
export const explanation =
  'En la copia pública, un nombre se sustituye por [nombre]. Lo demás se queda como está escrito.';
/** The two answers, as buttons. */
export const answers = { name: 'Nombre', 'no-name': 'No es un nombre' };
/** Beside the disabled button; cites the two answers. */
export const toDecide = {
  one: 'Elige «Nombre» o «No es un nombre»: queda {count} por decidir.',
  other: 'Elige «Nombre» o «No es un nombre»: quedan {count} por decidir.',
};
/** Buttons; {replaced} and {kept} are numbers of names. */
export const lookAgain = 'Volver a mirar';
export const publish = 'Publicar';
export const publishDecided = 'Publicar (sustituidos: {replaced}, sin tocar: {kept})';
/** The text that contains a name; these two are written by the safety team. */
export const teamTexts = {
  smsManagerComment: 'Comentario del responsable de seguridad',
  publicHeadline: 'Título público',
};
