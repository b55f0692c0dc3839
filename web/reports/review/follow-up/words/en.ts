/** The tab Follow-up in the dialog of a report: what comes of it, section by section. */

/** {reason} is what went wrong. */
export const notLoaded = 'The follow-up could not be loaded: {reason}';
export const loading = 'Loading the follow-up...';
export const tryAgain = 'Try again';

/** Name of the list of sections. */
export const sections = 'Sections';
/** Headings of sections, and their names in that list. */
export const sectionNames = {
  classification: 'Classification',
  risk: 'Risk',
  actions: 'Actions',
  reply: 'Reply to the reporter',
  findings: 'Findings and conclusions',
  closing: 'Close',
};
/** After the name of a section; the first two are heard by screen readers alone. */
export const isDone = '(done)';
export const isNotDone = '(not done)';
/** After the name of the section of actions: how many are open. */
export const openActions = { one: '({count} open)', other: '({count} open)' };

/** First choice of the class, and the button beside a question that takes the answer back. */
export const notSet = 'Not set';
/** In the field for categories and for what happened; {max} is 3. */
export const maxAreChosen = '{max} are chosen';
export const chooseOrSearch = 'Choose or search (up to {max})...';
/** A button that brings back what was just taken away; {label} is a category, or what happened. */
export const putBack = 'Put back “{label}”';
/** Name of a button with a cross. */
export const remove = 'Remove {label}';
/** Shown as one points at a chosen code: {label} is ADREP's own, in English. */
export const adrepCode = 'ADREP {id}: {label}';

/** Name of the two questions below. */
export const howBad = 'How bad could it have been?';
/** Questions with a few answers each: the worst believable outcome, and the safeguards before it. */
export const whatWouldHaveCome = 'If it had gone further, what could realistically have happened?';
export const whatStillStood = 'What safeguards remained between this event and that outcome?';
/** What the answers come to. */
export const risks = { low: 'Low risk', medium: 'Medium risk', high: 'High risk' };
/** After it: {index} is a number from 1 to 2,500. */
export const index = 'index {index}';
/** Shown as one points at it; ARMS is the name of the method. */
export const armsIndex = 'ARMS event risk index {index}';

/** {reason} is what went wrong. */
export const actionsNotLoaded = 'The actions could not be loaded: {reason}';
/** A button that opens the form for one more. */
export const addAnotherAction = 'Add another action';
/** Name of the form. */
export const addAnAction = 'Add an action';

/** Beside the heading; `Tell the reporter` is the button below. */
export const nothingIsSent = 'Nothing is sent until you press Tell the reporter.';
export const tellReporter = 'Tell the reporter';
/** On the button while it works. */
export const telling = 'Telling...';
/** In the field as long as it is empty: how such an answer may begin. */
export const replyExample = 'Thank you. We have looked into it, and this is what we are doing...';
/** Above what was sent. */
export const sentOn = 'Sent on {day}';
/** Heading above how the answer will read, what is there before, and while it is updated. */
export const preview = 'Preview';
export const namesAreReplaced = 'Names and anything else that identifies a person are replaced here.';
export const updating = 'Updating...';
/** Beside the button that cannot be pressed. */
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
/** A button, what it reads while it works, and why it cannot be pressed. */
export const closeFollowUp = 'Close follow-up';
export const closing = 'Closing...';
export const chooseReason = 'Please choose a reason';
/** It is closed: {day} is a day, {name} a person, {reason} one of the answers above. */
export const closedOn = 'Closed on {day}: {reason}';
export const closedOnBy = 'Closed on {day} by {name}: {reason}';
/** A button, and what it reads while it works. */
export const reopen = 'Reopen';
export const reopening = 'Reopening...';
/** Messages: their titles and texts. */
export const notClosed = 'Follow-up not closed';
export const couldNotBeClosed = 'The follow-up could not be closed.';
export const notReopened = 'Follow-up not reopened';
export const couldNotBeReopened = 'The follow-up could not be reopened.';

/** In the list of who can take it: nobody, and who is signed in. */
export const nobodyYet = 'Nobody yet';
export const nameIsMe = '{name} (me)';

/** Where somebody else has saved other words meanwhile; theirs follow, field by field. */
export const savedVersionIs = 'Your text is still here, but not saved yet. The saved version:';
/** In place of what is saved, where that is nothing. */
export const empty = 'Empty';
/** Buttons: which of the two stays. */
export const saveMine = 'Save mine';
export const useTheirs = 'Use theirs';
