// The page /submit: what is above and below the form, whose own texts are in form/words.

/** The page's heading. On a phone it must fit on one line: about 24 letters. */
export const heading = 'Informe de seguridad';
/** Below the heading, on wide screens. */
export const intro =
  'Cuéntanos qué pasó. Se tarda unos dos minutos y puede evitar que otra persona se vea en el mismo apuro.';
/** The box above the form: a bold sentence, then a plain one, then one more on wide screens. */
export const confidential = 'Tu informe es confidencial.';
export const whoSeesYou = 'Solo el equipo de seguridad sabe quién eres.';
export const whatIsPublished = 'Antes de publicar nada, se revisa y se anonimiza. Buscamos causas, no culpables.';

/** Below the form. */
export const whoSeesWhat =
  'Solo el equipo de seguridad ve tu nombre, tu correo, tu teléfono y la matrícula de la aeronave. Antes de publicar nada, se revisa y se anonimiza. Buscamos causas, no culpables.';
/** A link to the page `Follow your report`. */
export const sentAlready = '¿Ya has enviado uno? Sigue tu informe';

/** Shown instead of the form if the browser runs no scripts. */
export const needsScript = 'Para enviar un informe hace falta JavaScript: actívalo en tu navegador antes de escribir.';
/** {address} is an email address, as a link. */
export const writeMail =
  'O escribe un correo a {address} e indica tu club. Un correo muestra quién eres a todos aquellos por cuyas manos pasa, y no lleva código de seguimiento.';
/** The subject of that email. */
export const mailSubject = 'Informe de seguridad';
