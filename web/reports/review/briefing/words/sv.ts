/** Reviewing a published report: the safety team suggests it for the public briefing, with a question to discuss. */

/** Heading, and the button that opens a dialog with the same title. */
export const briefing = 'Genomgång';
export const suggest = 'Föreslå till genomgången';
export const explained = 'I 30 dagar kommer rapporten först i den öppna genomgången.';
/** {day} is a date. */
export const until = 'Rapporten kommer först i genomgången till {day}.';
/** Before the question, as the briefing shows it. */
export const discussed = 'Fråga att diskutera:';
/** Buttons if the report has been suggested. */
export const changeQuestion = 'Ändra frågan';
export const remove = 'Ta bort från genomgången';

/** The dialog: a field and its hint. */
export const question = 'Fråga att diskutera';
export const questionHint =
  'Frivilligt, en rad. Namn och annat som pekar ut någon byts ut, precis som i din kommentar.';
/** Before the question as it will be published. */
export const willShow = 'I genomgången kommer det att stå:';
/** Before possible names, each with two answers. `[name]` reads as in a published report. */
export const possibleNames = 'De här orden kan vara namn. Ett namn byts ut mot [namn].';
export const answers = { name: 'Namn', 'no-name': 'Inte namn' };
/** Why the button is disabled. */
export const answerFirst = 'Säg för varje ord om det är ett namn';
/** The button, and its label while busy. */
export const send = 'Föreslå';
export const sending = 'Sparar…';

/** Messages. */
export const suggested = 'Föreslagen till genomgången';
export const removed = 'Borttagen från genomgången';
export const failed = 'Genomgången ändrades inte';
export const failedText = 'Kontrollera internetanslutningen och försök igen';
