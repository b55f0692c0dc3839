// Reports waiting on this device to be sent: a line at the top of /submit and /.

/** For screen readers. */
export const panel = 'Segnalazioni in attesa';
export const waiting = { one: '{count} segnalazione in attesa', other: '{count} segnalazioni in attesa' };
/** Once they have arrived. */
export const sent = { one: '{count} segnalazione è stata inviata.', other: '{count} segnalazioni sono state inviate.' };
/** Three buttons, and the first while busy. */
export const sendNow = 'Invia ora';
export const sending = 'Invio…';
export const open = 'Apri';
export const deleteIt = 'Elimina';
/** After the first button, if it is open in the form. */
export const openInForm = 'È aperta nel modulo: inviala da lì.';
/** After the first button, without a connection. */
export const noConnection = 'L’invio non è ancora riuscito. La segnalazione resta qui e ogni minuto si riprova.';
/** If several are waiting; {day} is a date. */
export const keptOn = 'Conservata in data {day}';
/** If several are waiting, beside the one that a code has opened. */
export const openedLast = 'Aperta per ultima';
/** From the third day on, and from the sixth. */
export const urgency = { soon: 'Inviala presto', today: 'Il browser potrebbe eliminarla. Inviala oggi.' };
/** The report breaks a rule, or the server has another key. */
export const refused = 'Il server non l’ha accettata. Aprila con il suo codice per modificarla.';
/** Before it is deleted: a sentence and two buttons. */
export const deleteQuestion = 'Eliminarla? Non esiste da nessun’altra parte.';
export const deleteForGood = 'Elimina per sempre';
export const keepIt = 'Tieni';
/** The field for the code, its hint, and two buttons. */
export const receiptCode = 'Codice di ricevuta';
export const codeHint = 'Il codice mostrato quando la segnalazione è stata conservata.';
export const openIt = 'Apri la segnalazione';
export const cancel = 'Annulla';
/** Why the report cannot be opened or (the last text) deleted. */
export const wrongCode = 'Questo codice non apre nessuna delle segnalazioni in attesa qui.';
export const finishFirst = 'Prima invia quello che stai scrivendo, o svuota il modulo.';
export const busy = 'È in corso di invio o è già aperta. Riprova tra un momento.';
/** Before the page is left while a report is open in the form: a question, what it means, and two buttons. */
export const leaving = {
  title: 'Uscire senza inviare?',
  text: 'Le modifiche alla segnalazione aperta andranno perse. La segnalazione resta qui com’era.',
  confirm: 'Esci',
  cancel: 'Continua a scrivere',
};
