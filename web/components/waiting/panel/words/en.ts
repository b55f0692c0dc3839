// Reports waiting on this device to be sent: a line at the top of /submit and /.

/** For screen readers. */
export const panel = 'Waiting reports';
export const waiting = { one: '{count} report waiting', other: '{count} reports waiting' };
/** Once they have arrived. */
export const sent = { one: '{count} report was sent.', other: '{count} reports were sent.' };
/** Three buttons, and the first while busy. */
export const sendNow = 'Send now';
export const sending = 'Sending...';
export const open = 'Open';
export const deleteIt = 'Delete';
/** After the first button, if it is open in the form. */
export const openInForm = 'It is open in the form: send it there.';
/** After the first button, without a connection. */
export const noConnection = 'It could not be sent yet. It stays here, and the browser tries again every minute.';
/** If several are waiting; {day} is a date. */
export const keptOn = 'Kept on {day}';
/** If several are waiting, beside the one that a code has opened. */
export const openedLast = 'Opened last';
/** From the third day on, and from the sixth. */
export const urgency = { soon: 'Please send it soon', today: 'Your browser may delete it. Send it today.' };
/** The report breaks a rule, or the server has another key. */
export const refused = 'The server did not accept it. Open it with its code to change it.';
/** Before it is deleted: a sentence and two buttons. */
export const deleteQuestion = 'Delete it? It is not stored anywhere else.';
export const deleteForGood = 'Delete it for good';
export const keepIt = 'Keep it';
/** The field for the code, its hint, and two buttons. */
export const receiptCode = 'Receipt code';
export const codeHint = 'The code you were shown when the report was saved on this device.';
export const openIt = 'Open it';
export const cancel = 'Cancel';
/** Why the report cannot be opened or (the last text) deleted. */
export const wrongCode = 'This code does not open any report that is waiting here.';
export const finishFirst = 'Send what you are writing first, or clear the form.';
export const busy = 'It is being sent, or is already open. Please try again in a moment.';
/** Before the page is left while a report is open in the form: a question, what it means, and two buttons. */
export const leaving = {
  title: 'Leave without sending?',
  text: 'Your changes to the opened report will be lost. The report stays here as it was.',
  confirm: 'Leave',
  cancel: 'Keep writing',
};
