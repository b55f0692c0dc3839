// Reports waiting on this device to be sent: a line at the top of /submit and /.

/** For screen readers. */
export const panel = 'Informes en espera';
export const waiting = { one: '{count} informe en espera', other: '{count} informes en espera' };
/** Once they have arrived. */
export const sent = { one: 'Se ha enviado {count} informe.', other: 'Se han enviado {count} informes.' };
/** Three buttons, and the first while busy. */
export const sendNow = 'Enviar ahora';
export const sending = 'Enviando…';
export const open = 'Abrir';
export const deleteIt = 'Borrar';
/** After the first button, if it is open in the form. */
export const openInForm = 'Está abierto en el formulario: envíalo desde ahí.';
/** After the first button, without a connection. */
export const noConnection = 'Todavía no se ha podido enviar. Se queda aquí y cada minuto se intenta de nuevo.';
/** If several are waiting; {day} is a date. */
export const keptOn = 'Guardado el {day}';
/** If several are waiting, beside the one that a code has opened. */
export const openedLast = 'Último abierto';
/** From the third day on, and from the sixth. */
export const urgency = { soon: 'Envíalo pronto', today: 'Tu navegador podría borrarlo. Envíalo hoy.' };
/** The report breaks a rule, or the server has another key. */
export const refused = 'El servidor no lo ha aceptado. Ábrelo con su código para cambiarlo.';
/** Before it is deleted: a sentence and two buttons. */
export const deleteQuestion = '¿Borrarlo? No está en ningún otro sitio.';
export const deleteForGood = 'Borrar para siempre';
export const keepIt = 'Conservar';
/** The field for the code, its hint, and two buttons. */
export const receiptCode = 'Código de seguimiento';
export const codeHint = 'El código que se mostró cuando se guardó el informe.';
export const openIt = 'Abrir el informe';
export const cancel = 'Cancelar';
/** Why the report cannot be opened or (the last text) deleted. */
export const wrongCode = 'Este código no abre ninguno de los informes en espera aquí.';
export const finishFirst = 'Envía primero lo que estás escribiendo o vacía el formulario.';
export const busy = 'Se está enviando o ya está abierto. Inténtalo de nuevo en un momento.';
/** Before the page is left while a report is open in the form: a question, what it means, and two buttons. */
export const leaving = {
  title: '¿Salir sin enviar?',
  text: 'Se perderán los cambios que has hecho en el informe abierto. El informe se queda aquí como estaba.',
  confirm: 'Salir',
  cancel: 'Seguir escribiendo',
};
