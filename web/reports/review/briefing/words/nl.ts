/** Reviewing a published report: the safety team suggests it for the public briefing, with a question to discuss. */

/** Heading, and the button that opens a dialog with the same title. */
export const briefing = 'Briefing';
export const suggest = 'Voorstellen voor de briefing';
export const explained = '30 dagen lang komt deze melding als eerste in de openbare briefing.';
/** {day} is a date. */
export const until = 'Deze melding komt tot {day} als eerste in de briefing.';
/** Before the question, as the briefing shows it. */
export const discussed = 'Vraag om te bespreken:';
/** Buttons if the report has been suggested. */
export const changeQuestion = 'Vraag wijzigen';
export const remove = 'Uit de briefing halen';

/** The dialog: a field and its hint. */
export const question = 'Vraag om te bespreken';
export const questionHint =
  'Niet verplicht, één regel. Namen en andere herkenbare gegevens worden vervangen, net als in je analyse.';
/** Before the question as it will be published. */
export const willShow = 'In de briefing staat dan:';
/** Before possible names, each with two answers. `[name]` reads as in a published report. */
export const possibleNames = 'Deze woorden zijn misschien namen. Een naam wordt vervangen door [naam].';
export const answers = { name: 'Naam', 'no-name': 'Geen naam' };
/** Why the button is disabled. */
export const answerFirst = 'Geef bij elk aan of het een naam is';
/** The button, and its label while busy. */
export const send = 'Voorstellen';
export const sending = 'Opslaan…';

/** Messages. */
export const suggested = 'Voorgesteld voor de briefing';
export const removed = 'Uit de briefing gehaald';
export const failed = 'De briefing is niet gewijzigd';
export const failedText = 'Controleer je internetverbinding en probeer het opnieuw';
