/** The dialog that asks about possible names before a report is published: for each one, is it a name or not? */

/** Title of the dialog. */
export const namesUndecided = {
  one: '1 möjligt namn är inte avgjort',
  other: '{count} möjliga namn är inte avgjorda',
};
/** Below the title. `[name]` is the placeholder that public copies show. */
export const explanation = 'Ett namn ersätts med [namn] i den publicerade kopian. Allt annat står kvar som det skrevs.';
/** The two answers, as buttons. */
export const answers = { name: 'Namn', 'no-name': 'Inte namn' };
/** Beside the disabled button; cites the two answers. */
export const toDecide = {
  one: 'Välj ”Namn” eller ”Inte namn”: {count} kvar att avgöra.',
  other: 'Välj ”Namn” eller ”Inte namn”: {count} kvar att avgöra.',
};
/** Buttons; {replaced} and {kept} are numbers of names. */
export const lookAgain = 'Titta igen';
export const publish = 'Publicera';
export const publishDecided = 'Publicera ({replaced} ersätts, {kept} står kvar)';
/** The text that contains a name; these two are written by the safety team. */
export const teamTexts = { smsManagerComment: 'Säkerhetsteamets kommentar', publicHeadline: 'Publicerad rubrik' };
