// Reports waiting on this device to be sent: a line at the top of /submit and /.

/** For screen readers. */
export const panel = 'Wartende Meldungen';
export const waiting = { one: '{count} Meldung wartet', other: '{count} Meldungen warten' };
/** Once they have arrived. */
export const sent = { one: '{count} Meldung wurde gesendet.', other: '{count} Meldungen wurden gesendet.' };
/** Three buttons, and the first while busy. */
export const sendNow = 'Jetzt senden';
export const sending = 'Wird gesendet…';
export const open = 'Öffnen';
export const deleteIt = 'Löschen';
/** After the first button, if it is open in the form. */
export const openInForm = 'Sie ist im Formular geöffnet: Sende sie von dort.';
/** After the first button, without a connection. */
export const noConnection =
  'Sie konnte noch nicht gesendet werden. Sie bleibt hier, und der Browser versucht es jede Minute wieder.';
/** If several are waiting; {day} is a date. */
export const keptOn = 'Aufbewahrt seit {day}';
/** If several are waiting, beside the one that a code has opened. */
export const openedLast = 'Zuletzt geöffnet';
/** From the third day on, and from the sixth. */
export const urgency = { soon: 'Bitte sende sie bald', today: 'Dein Browser könnte sie löschen. Sende sie heute.' };
/** The report breaks a rule, or the server has another key. */
export const refused = 'Der Server hat sie nicht angenommen. Öffne sie mit ihrem Code, um sie zu ändern.';
/** Before it is deleted: a sentence and two buttons. */
export const deleteQuestion = 'Löschen? Es gibt sie nirgends sonst.';
export const deleteForGood = 'Endgültig löschen';
export const keepIt = 'Behalten';
/** The field for the code, its hint, and two buttons. */
export const receiptCode = 'Belegcode';
export const codeHint = 'Der Code, der angezeigt wurde, als die Meldung auf diesem Gerät gespeichert wurde.';
export const openIt = 'Meldung öffnen';
export const cancel = 'Abbrechen';
/** Why the report cannot be opened or (the last text) deleted. */
export const wrongCode = 'Mit diesem Code lässt sich nichts öffnen, was hier wartet.';
export const finishFirst = 'Sende zuerst, was du gerade schreibst, oder leere das Formular.';
export const busy = 'Sie wird gerade gesendet oder ist schon geöffnet. Bitte versuche es gleich noch einmal.';
/** Before the page is left while a report is open in the form: a question, what it means, and two buttons. */
export const leaving = {
  title: 'Gehen, ohne zu senden?',
  text: 'Deine Änderungen an der geöffneten Meldung gehen verloren. Die Meldung bleibt hier, wie sie war.',
  confirm: 'Seite verlassen',
  cancel: 'Weiterschreiben',
};
