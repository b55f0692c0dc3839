/** The review dialog: the conversation between the safety team and the reporter. */

/** {message} is a sentence that says why. */
export const notLoaded = 'The conversation could not be loaded: {message}';
export const tryAgain = 'Try again';
export const loading = 'Loading the conversation...';
export const readWithCode =
  'The reporter reads this with the receipt code, without an account. It is confidential like the contact details: never published, never searched.';
export const noCode = 'This reporter has no code to read an answer with: none came with the report, or it was erased.';

/** Name of the list, for screen readers, and the text if it is empty. */
export const messages = 'Messages';
export const nothingWritten = 'Nothing has been written yet.';
/** Author of a message if no name is known. */
export const reporter = 'Reporter';
export const safetyTeam = 'Safety team';
/** A badge on a reporter's message that was unread. */
export const isNew = 'New';
/** Below a message from the team. */
export const readByReporter = 'Read by the reporter';
export const notReadYet = 'Not read yet';

/** Label of the field, its hint and its button. */
export const messageToReporter = 'Message to the reporter';
export const messageHint =
  'Ask what you need to know, or say thank you. It is sent exactly as written: nothing in it is anonymised.';
export const sendMessage = 'Send message';
export const sending = 'Sending...';
/** Messages on the page: title and text. */
export const sent = 'Message sent';
export const sentDetail = 'The reporter can read it with the receipt code.';
export const notSent = 'The message was not sent';
export const notSentSentence = 'The message was not sent.';

/** Above a button. */
export const canBeErasedToo =
  "The reporter's contact details have been erased. The conversation and the receipt code still exist: you can erase them too.";
export const eraseConversation = 'Erase the conversation';
/** Title and button of its dialog. */
export const eraseTitle = 'Erase the Conversation';
export const eraseConfirm = 'Erase Conversation';
export const erasing = 'Erasing...';
export const erasedForGood =
  'Your messages to each other are erased for good, and the receipt code stops working: afterwards the reporter cannot come back. This action cannot be undone.';
export const whatStays =
  'What stays: the report, your comment and the public copy. Earlier backups still contain the conversation until they are deleted.';
/** Messages on the page: title and text. */
export const erased = 'Conversation erased';
export const reportUnchanged = 'The report itself is unchanged.';
export const eraseFailed = 'Failed to erase the conversation';
export const eraseFailedSentence = 'Failed to erase the conversation.';
