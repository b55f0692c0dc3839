// Reports waiting on this device to be sent: a line at the top of /submit and /.

/** For screen readers. */
export const panel = 'Čekající hlášení';
export const waiting = { one: '{count} hlášení čeká', few: '{count} hlášení čekají', other: '{count} hlášení čeká' };
/** Once they have arrived. */
export const sent = {
  one: '{count} hlášení je odesláno.',
  few: '{count} hlášení jsou odeslána.',
  other: '{count} hlášení je odesláno.',
};
/** Three buttons, and the first while busy. */
export const sendNow = 'Odeslat teď';
export const sending = 'Odesílám…';
export const open = 'Otevřít';
export const deleteIt = 'Smazat';
/** After the first button, if it is open in the form. */
export const openInForm = 'Hlášení je otevřené ve formuláři: odešlete ho odtamtud.';
/** After the first button, without a connection. */
export const noConnection = 'Zatím se ho nepodařilo odeslat. Zůstává tady a každou minutu se to zkouší znovu.';
/** If several are waiting; {day} is a date. */
export const keptOn = 'Uloženo {day}';
/** If several are waiting, beside the one that a code has opened. */
export const openedLast = 'Naposledy otevřené';
/** From the third day on, and from the sixth. */
export const urgency = { soon: 'Odešlete ho prosím brzy', today: 'Prohlížeč ho může smazat. Odešlete ho dnes.' };
/** The report breaks a rule, or the server has another key. */
export const refused = 'Server ho nepřijal. Otevřete ho jeho kódem a opravte.';
/** Before it is deleted: a sentence and two buttons. */
export const deleteQuestion = 'Smazat? Nikde jinde není.';
export const deleteForGood = 'Smazat navždy';
export const keepIt = 'Ponechat';
/** The field for the code, its hint, and two buttons. */
export const receiptCode = 'Kód hlášení';
export const codeHint = 'Kód, který se ukázal, když bylo hlášení uloženo.';
export const openIt = 'Otevřít hlášení';
export const cancel = 'Zpět';
/** Why the report cannot be opened or (the last text) deleted. */
export const wrongCode = 'Tento kód neotevírá nic z toho, co tu čeká.';
export const finishFirst = 'Nejdřív prosím odešlete, co právě píšete, nebo formulář vymažte.';
export const busy = 'Hlášení se právě odesílá nebo je už otevřené. Zkuste to prosím za chvíli.';
/** Before the page is left while a report is open in the form: a question, what it means, and two buttons. */
export const leaving = {
  title: 'Odejít bez odeslání?',
  text: 'Změny v otevřeném hlášení se ztratí. Hlášení tu zůstane v původní podobě.',
  confirm: 'Odejít',
  cancel: 'Pokračovat',
};
