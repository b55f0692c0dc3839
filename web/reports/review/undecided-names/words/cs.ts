/** The dialog that asks about possible names before a report is published: for each one, is it a name or not? */

/** Title of the dialog. */
export const namesUndecided = {
  one: 'O 1 možném jménu není rozhodnuto',
  few: 'O {count} možných jménech není rozhodnuto',
  other: 'O {count} možných jménech není rozhodnuto',
};
/** Below the title. `[name]` is the placeholder that public copies show. */
export const explanation = 'Jméno se ve zveřejněné verzi nahradí textem [jméno]. Vše ostatní zůstane, jak je.';
/** The two answers, as buttons. */
export const answers = { name: 'Jméno', 'no-name': 'Není jméno' };
/** Beside the disabled button; cites the two answers. */
export const toDecide = {
  one: 'Zvolte „Jméno“, nebo „Není jméno“: zbývá {count}.',
  few: 'Zvolte „Jméno“, nebo „Není jméno“: zbývají {count}.',
  other: 'Zvolte „Jméno“, nebo „Není jméno“: zbývá {count}.',
};
/** Buttons; {replaced} and {kept} are numbers of names. */
export const lookAgain = 'Projít znovu';
export const publish = 'Zveřejnit';
export const publishDecided = 'Zveřejnit (nahrazeno {replaced}, ponecháno {kept})';
/** The text that contains a name; these two are written by the safety team. */
export const teamTexts = { smsManagerComment: 'Komentář bezpečnostního týmu', publicHeadline: 'Veřejný nadpis' };
