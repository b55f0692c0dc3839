/** The dialog that asks about possible names before a report is published: for each one, is it a name or not? */

/** Title of the dialog. */
export const namesUndecided = {
  one: '1 possible name is undecided',
  other: '{count} possible names are undecided',
};
/** Below the title. `[name]` is the placeholder that public copies show. */
export const explanation = 'A name is replaced by [name] in the public copy. Anything else stays as it is written.';
/** The two answers, as buttons. */
export const answers = { name: 'Name', 'no-name': 'No name' };
/** Beside the disabled button; cites the two answers. */
export const toDecide = {
  one: 'Choose Name or No name: {count} to decide.',
  other: 'Choose Name or No name: {count} to decide.',
};
/** Buttons; {replaced} and {kept} are numbers of names. */
export const lookAgain = 'Look again';
export const publish = 'Publish';
export const publishDecided = 'Publish ({replaced} replaced, {kept} kept)';
/** The text that contains a name; these two are written by the safety team. */
export const teamTexts = { smsManagerComment: 'SMS Manager Comment', publicHeadline: 'Public headline' };
