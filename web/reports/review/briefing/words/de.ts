/** Reviewing a published report: the safety team suggests it for the public briefing, with a question to discuss. */

/** Heading, and the button that opens a dialog with the same title. */
export const briefing = 'Briefing';
export const suggest = 'Fürs Briefing vorschlagen';
export const explained = '30 Tage lang kommt diese Meldung im öffentlichen Briefing zuerst.';
/** {day} is a date. */
export const until = 'Diese Meldung kommt im Briefing bis {day} zuerst.';
/** Before the question, as the briefing shows it. */
export const discussed = 'Frage zur Diskussion:';
/** Buttons if the report has been suggested. */
export const changeQuestion = 'Frage ändern';
export const remove = 'Aus dem Briefing nehmen';

/** The dialog: a field and its hint. */
export const question = 'Frage zur Diskussion';
export const questionHint =
  'Freiwillig, eine Zeile. Namen und anderes, was jemanden erkennbar macht, werden ersetzt wie in deinem Kommentar.';
/** Before the question as it will be published. */
export const willShow = 'Im Briefing steht dann:';
/** Before possible names, each with two answers. `[name]` reads as in a published report. */
export const possibleNames = 'Diese Wörter könnten Namen sein. Ein Name wird durch [Name] ersetzt.';
export const answers = { name: 'Name', 'no-name': 'Kein Name' };
/** Why the button is disabled. */
export const answerFirst = 'Gib bei jedem an, ob es ein Name ist';
/** The button, and its label while busy. */
export const send = 'Vorschlagen';
export const sending = 'Wird gespeichert…';

/** Messages. */
export const suggested = 'Fürs Briefing vorgeschlagen';
export const removed = 'Aus dem Briefing genommen';
export const failed = 'Das Briefing wurde nicht geändert';
export const failedText = 'Bitte prüfe deine Internetverbindung und versuche es noch einmal';
