/** The dialog that asks about possible names before a report is published: for each one, is it a name or not? */

/** Title of the dialog. */
export const namesUndecided = {
  one: '1 possibile nome da decidere',
  other: '{count} possibili nomi da decidere',
};
/** Below the title. `[name]` is the placeholder that public copies show. */
export const explanation =
  'Nella versione pubblica, al posto di un nome compare [nome]. Tutto il resto rimane com’è scritto.';
/** The two answers, as buttons. */
export const answers = { name: 'Nome', 'no-name': 'Non è un nome' };
/** Beside the disabled button; cites the two answers. */
export const toDecide = {
  one: 'Scegli “Nome” o “Non è un nome”: {count} da decidere.',
  other: 'Scegli “Nome” o “Non è un nome”: {count} da decidere.',
};
/** Buttons; {replaced} and {kept} are numbers of names. */
export const lookAgain = 'Ricontrolla';
export const publish = 'Pubblica';
export const publishDecided = 'Pubblica (sostituiti {replaced}, lasciati {kept})';
/** The text that contains a name; these two are written by the safety team. */
export const teamTexts = { smsManagerComment: 'Commento del team sicurezza', publicHeadline: 'Titolo pubblico' };
