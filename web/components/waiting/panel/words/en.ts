// What waits on this device to be sent: a line at the top of /submit and /.

/** For screen readers. */
export const panel = 'Waiting reports';
export const waiting = { one: '{count} report waiting', other: '{count} reports waiting' };
/** Said once they have arrived. */
export const sent = { one: '{count} report was sent.', other: '{count} reports were sent.' };
/** Three buttons, and what the first reads meanwhile. */
export const sendNow = 'Send now';
export const sending = 'Sending…';
export const open = 'Open';
export const deleteIt = 'Delete';
/** After the first button, without a connection. */
export const noConnection = 'It could not be sent yet. It stays here, and this page tries again every minute.';
/** Where several wait; {day} is a date. */
export const keptOn = 'Kept on {day}';
/** From the third day, and from the sixth. */
export const urgency = { soon: 'Please send it soon', today: 'Your browser may delete it. Send it today.' };
/** Its rules are broken, or the server has another key. */
export const refused = 'The server did not accept it. Open it with its code to change it.';
/** Before it is deleted: a sentence and two buttons. */
export const deleteQuestion = 'There is no other copy.';
export const deleteForGood = 'Delete it for good';
export const keepIt = 'Keep it';
/** The field for the code, its hint, and two buttons. */
export const receiptCode = 'Receipt code';
export const codeHint = 'The code you were shown when it was saved.';
export const openIt = 'Open it';
export const cancel = 'Cancel';
/** What is wrong with a code, or in the way of opening it. */
export const wrongCode = 'This code does not match any report waiting here.';
export const finishFirst = 'Send what you are writing first, or clear the form.';
export const busy = 'It is being sent, or is already open. Please try again in a moment.';
