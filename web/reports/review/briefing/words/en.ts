/** Reviewing a published report: the safety team suggests it for the public briefing, with a question to discuss. */

/** Heading, and the button that opens a dialog with the same title. */
export const briefing = 'Briefing';
export const suggest = 'Suggest for the briefing';
export const explained = 'This report comes first in the public briefing for 30 days.';
/** {day} is a date. */
export const until = 'This report comes first in the briefing until {day}.';
/** Before the question, as the briefing shows it. */
export const discussed = 'Question for discussion:';
/** Buttons if the report has been suggested. */
export const changeQuestion = 'Change the question';
export const remove = 'Remove from the briefing';

/** The dialog: a field and its hint. */
export const question = 'Question for discussion';
export const questionHint = 'Optional, one line. Names and other identifying details are replaced, as in your comment.';
/** Before the question as it will be published. */
export const willShow = 'The briefing will show:';
/** Before possible names, each with two answers. `[name]` reads as in a published report. */
export const possibleNames = 'These words may be names. A name is replaced by [name].';
export const answers = { name: 'Name', 'no-name': 'No name' };
/** Why the button is disabled. */
export const answerFirst = 'Decide for each whether it is a name';
/** The button, and its label while busy. */
export const send = 'Suggest';
export const sending = 'Saving...';

/** Messages. */
export const suggested = 'Suggested for the briefing';
export const removed = 'Removed from the briefing';
export const failed = 'The briefing was not changed';
export const failedText = 'Please check your internet connection and try again';
