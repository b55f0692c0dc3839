/** The dialog that asks about possible names before a report is published: for each one, is it a name or not? */

/** Title of the dialog. */
export const namesUndecided = {
  one: 'Over 1 mogelijke naam is nog niet beslist',
  other: 'Over {count} mogelijke namen is nog niet beslist',
};
/** Below the title. `[name]` is the placeholder that public copies show. */
export const explanation =
  'Een naam wordt in de openbare versie vervangen door [naam]. Al het andere blijft zoals het er staat.';
/** The two answers, as buttons. */
export const answers = { name: 'Naam', 'no-name': 'Geen naam' };
/** Beside the disabled button; cites the two answers. */
export const toDecide = {
  one: 'Kies ‘Naam’ of ‘Geen naam’: nog {count} te gaan.',
  other: 'Kies ‘Naam’ of ‘Geen naam’: nog {count} te gaan.',
};
/** Buttons; {replaced} and {kept} are numbers of names. */
export const lookAgain = 'Nog eens kijken';
export const publish = 'Publiceren';
export const publishDecided = 'Publiceren ({replaced} vervangen, {kept} behouden)';
/** The text that contains a name; these two are written by the safety team. */
export const teamTexts = { smsManagerComment: 'Analyse', publicHeadline: 'Openbare titel' };
