// Reports waiting on this device to be sent: a line at the top of /submit and /.

/** For screen readers. */
export const panel = 'Wachtende meldingen';
export const waiting = { one: '{count} melding wacht', other: '{count} meldingen wachten' };
/** Once they have arrived. */
export const sent = { one: '{count} melding is verstuurd.', other: '{count} meldingen zijn verstuurd.' };
/** Three buttons, and the first while busy. */
export const sendNow = 'Nu versturen';
export const sending = 'Versturen…';
export const open = 'Openen';
export const deleteIt = 'Verwijderen';
/** After the first button, if it is open in the form. */
export const openInForm = 'De melding staat open in het formulier: verstuur die daar.';
/** After the first button, without a connection. */
export const noConnection = 'Versturen lukte nog niet. De melding blijft hier en elke minuut volgt een nieuwe poging.';
/** If several are waiting; {day} is a date. */
export const keptOn = 'Bewaard op {day}';
/** If several are waiting, beside the one that a code has opened. */
export const openedLast = 'Laatst geopend';
/** From the third day on, and from the sixth. */
export const urgency = {
  soon: 'Verstuur de melding snel',
  today: 'Je browser kan de melding wissen. Verstuur die vandaag nog.',
};
/** The report breaks a rule, or the server has another key. */
export const refused = 'De server heeft de melding niet aangenomen. Open de melding met de code om iets te wijzigen.';
/** Before it is deleted: a sentence and two buttons. */
export const deleteQuestion = 'Verwijderen? De melding staat nergens anders.';
export const deleteForGood = 'Definitief verwijderen';
export const keepIt = 'Bewaren';
/** The field for the code, its hint, and two buttons. */
export const receiptCode = 'Volgcode';
export const codeHint = 'De code die werd getoond toen de melding werd bewaard.';
export const openIt = 'Melding openen';
export const cancel = 'Annuleren';
/** Why the report cannot be opened or (the last text) deleted. */
export const wrongCode = 'Met deze code gaat geen van de wachtende meldingen open.';
export const finishFirst = 'Verstuur eerst wat je aan het schrijven bent, of wis het formulier.';
export const busy = 'Je melding wordt net verstuurd of staat al open. Probeer het zo nog eens.';
/** Before the page is left while a report is open in the form: a question, what it means, and two buttons. */
export const leaving = {
  title: 'Weggaan zonder te versturen?',
  text: 'Je wijzigingen in de geopende melding gaan verloren. De melding zelf blijft hier zoals die was.',
  confirm: 'Weggaan',
  cancel: 'Verder schrijven',
};
