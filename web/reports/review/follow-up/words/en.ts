/** The Follow-up tab of the report dialog, section by section. */

/** {reason} is what went wrong. */
export const notLoaded = 'The follow-up could not be loaded: {reason}';
export const loading = 'Loading the follow-up...';
export const tryAgain = 'Try again';

/** Name of the list of sections. */
export const sections = 'Sections';
/** Section headings, also used in that list. */
export const sectionNames = {
  classification: 'Classification',
  risk: 'Risk',
  actions: 'Actions',
  reply: 'Reply to the reporter',
  findings: 'Findings and conclusions',
  closing: 'Close',
};
/** After the name of a section, for screen readers only. */
export const isDone = '(done)';
export const isNotDone = '(not done)';
/** After the name of the actions section: the number of open actions. */
export const openActions = { one: '({count} open)', other: '({count} open)' };

/** First option of the class, and the choice that clears an answer. */
export const notSet = 'Not set';
/** Placeholders of the fields for categories and event types; {max} is 3. */
export const maxAreChosen = '{max} chosen, the maximum';
export const chooseOrSearch = 'Choose or search (up to {max})...';
/** A button that undoes a removal; {label} is a category or an event type. */
export const putBack = 'Put back “{label}”';
/** Name of a button with a cross. */
export const remove = 'Remove {label}';
/** Tooltip of a chosen code: {label} is ADREP's own, in English. */
export const adrepCode = 'ADREP {id}: {label}';

/** Name of the two questions below. */
export const howBad = 'How bad could it have been?';
/** Questions with a few answers each: the worst credible outcome, and the remaining safeguards. */
export const worstOutcome = 'If it had gone further, what could realistically have happened?';
export const remainingSafeguards = 'What safeguards remained between this event and that outcome?';
/** The result of the two answers. */
export const risks = { low: 'Low risk', medium: 'Medium risk', high: 'High risk' };
/** After the result: {index} is a number from 1 to 2,500. */
export const index = 'index {index}';
/** Its tooltip; ARMS is the name of the method. */
export const armsIndex = 'ARMS event risk index {index}';

/** {reason} is what went wrong. */
export const actionsNotLoaded = 'The actions could not be loaded: {reason}';
/** A button that opens the form for another action. */
export const addAnotherAction = 'Add another action';
/** Name of the form. */
export const addAnAction = 'Add an action';

/** Beside the heading; `Tell the reporter` is the button below. */
export const nothingIsSent = 'Nothing is sent until you press Tell the reporter.';
/** Instead, if no receipt code exists. */
export const noCodeToRead = 'This reporter has no code for reading a reply.';
export const tellReporter = 'Tell the reporter';
/** On the button while busy. */
export const telling = 'Telling...';
/** Placeholder: how a reply might begin. */
export const replyExample = 'Thank you. We have looked into it, and this is what we are doing...';
/** Above the reply that was sent. */
export const sentOn = 'Sent on {day}';
/** Heading of the preview of the reply, its text if there is no draft, and a note while it updates. */
export const preview = 'Preview';
export const namesAreReplaced = 'Names and anything else that identifies a person are replaced here.';
export const updating = 'Updating...';
/** Why the button is disabled. */
export const nothingToSend = 'There is nothing to send yet.';
export const saving = 'Saving...';
export const hasThisReply = 'The reporter has this reply.';
/** Messages: their titles and texts. */
export const replySent = 'Reply sent';
export const canReadItNow = 'The reporter can read it now.';
export const replyNotSent = 'Reply not sent';
export const replyCouldNotBeSent = 'The reply could not be sent.';

/** Beside the heading of the findings. */
export const onlyTeamReads = 'Only the safety team can read these.';

/** A question with a few answers, and a field. */
export const whyClose = 'Why can it be closed?';
export const note = 'Note';
/** A button, its label while busy, and why it is disabled. */
export const closeFollowUp = 'Close follow-up';
export const closing = 'Closing...';
export const chooseReason = 'Please choose a reason';
/** Once closed: {day} is a day, {name} a person, {reason} one of the answers above. */
export const closedOn = 'Closed on {day}: {reason}';
export const closedOnBy = 'Closed on {day} by {name}: {reason}';
/** A button, and its label while busy. */
export const reopen = 'Reopen';
export const reopening = 'Reopening...';
/** Messages: their titles and texts. */
export const notClosed = 'Follow-up not closed';
export const couldNotBeClosed = 'The follow-up could not be closed.';
export const notReopened = 'Follow-up not reopened';
export const couldNotBeReopened = 'The follow-up could not be reopened.';

/** In the list of assignees: nobody, and the signed-in user. */
export const nobodyYet = 'Nobody yet';
export const nameIsMe = '{name} (me)';

/** In a conflict: the other person's values follow, field by field. */
export const savedVersionIs = 'Your text is still here, but not saved yet. The saved version:';
/** Buttons: which version to keep. */
export const saveMine = 'Save mine';
export const useTheirs = 'Use theirs';
