// Reports waiting on this device to be sent: a line at the top of /submit and /.

/** For screen readers. */
export const panel = 'Väntande rapporter';
export const waiting = { one: '{count} rapport väntar', other: '{count} rapporter väntar' };
/** Once they have arrived. */
export const sent = { one: '{count} rapport har skickats.', other: '{count} rapporter har skickats.' };
/** Three buttons, and the first while busy. */
export const sendNow = 'Skicka nu';
export const sending = 'Skickar…';
export const open = 'Öppna';
export const deleteIt = 'Ta bort';
/** After the first button, if it is open in the form. */
export const openInForm = 'Den är öppen i formuläret: skicka den därifrån.';
/** After the first button, without a connection. */
export const noConnection = 'Den kunde inte skickas än. Den ligger kvar här, och ett nytt försök görs varje minut.';
/** If several are waiting; {day} is a date. */
export const keptOn = 'Sparad {day}';
/** If several are waiting, beside the one that a code has opened. */
export const openedLast = 'Öppnades senast';
/** From the third day on, and from the sixth. */
export const urgency = { soon: 'Skicka den snart', today: 'Webbläsaren kan ta bort den. Skicka den i dag.' };
/** The report breaks a rule, or the server has another key. */
export const refused = 'Servern tog inte emot den. Öppna den med koden för att ändra den.';
/** Before it is deleted: a sentence and two buttons. */
export const deleteQuestion = 'Ta bort den? Den finns ingen annanstans.';
export const deleteForGood = 'Ta bort för gott';
export const keepIt = 'Behåll';
/** The field for the code, its hint, and two buttons. */
export const receiptCode = 'Kvittokod';
export const codeHint = 'Koden som visades när rapporten sparades.';
export const openIt = 'Öppna rapporten';
export const cancel = 'Avbryt';
/** Why the report cannot be opened or (the last text) deleted. */
export const wrongCode = 'Den här koden öppnar inget som väntar här.';
export const finishFirst = 'Skicka först det du håller på att skriva, eller töm formuläret.';
export const busy = 'Den skickas just nu eller är redan öppen. Försök igen om en stund.';
/** Before the page is left while a report is open in the form: a question, what it means, and two buttons. */
export const leaving = {
  title: 'Lämna utan att skicka?',
  text: 'Dina ändringar i den öppna rapporten går förlorade. Rapporten ligger kvar här som den var.',
  confirm: 'Lämna',
  cancel: 'Fortsätt skriva',
};
