/** Reviewing a published report: the safety team suggests it for the public briefing, with a question to discuss. */

/** Heading, and the button that opens a dialog with the same title. */
export const briefing = 'Briefing';
export const suggest = 'Navrhnout na briefing';
export const explained = 'Toto hlášení bude 30 dní první na veřejném briefingu.';
/** {day} is a date. */
export const until = 'Toto hlášení je na briefingu první do {day}.';
/** Before the question, as the briefing shows it. */
export const discussed = 'Otázka k diskusi:';
/** Buttons if the report has been suggested. */
export const changeQuestion = 'Změnit otázku';
export const remove = 'Stáhnout z briefingu';

/** The dialog: a field and its hint. */
export const question = 'Otázka k diskusi';
export const questionHint =
  'Nepovinné, jeden řádek. Jména a jiné údaje, podle kterých lze někoho poznat, se nahradí stejně jako v komentáři.';
/** Before the question as it will be published. */
export const willShow = 'Na briefingu se ukáže:';
/** Before possible names, each with two answers. `[name]` reads as in a published report. */
export const possibleNames = 'Tato slova mohou být jména. Jméno se nahradí textem [jméno].';
export const answers = { name: 'Jméno', 'no-name': 'Není jméno' };
/** Why the button is disabled. */
export const answerFirst = 'U každého určete, zda je to jméno';
/** The button, and its label while busy. */
export const send = 'Navrhnout';
export const sending = 'Ukládám…';

/** Messages. */
export const suggested = 'Navrženo na briefing';
export const removed = 'Staženo z briefingu';
export const failed = 'Briefing se nezměnil';
export const failedText = 'Zkontrolujte připojení k internetu a zkuste to znovu';
