// The page /follow: what became of a report, for people who have its receipt code.

/** Page heading and texts below it. */
export const heading = 'Follow your report';
export const intro =
  'See what came of your report, answer questions, or add something you forgot. You need the receipt code that was shown when you sent it, and nothing else.';
export const lostCode =
  'Nobody can recover a lost code, not even the safety team or us: it is not stored anywhere. Your report is safe all the same. A code stops working when the safety team erases the conversation.';

/** The form for the code. */
export const needsScript = 'This needs JavaScript: please turn it on in your browser.';
export const receiptCode = 'Receipt code';
export const codeHint = '20 letters and digits. Capitals, spaces and hyphens do not matter.';
export const enterCode = 'Please enter your receipt code';
/** If no report has the code; {refusal} is the server's message without its full stop. */
export const compareCode =
  '{refusal}. Please check it letter by letter. A code also stops working when the safety team has erased the conversation.';
/** The button, and its label while busy. */
export const showReport = 'Show my report';
export const openingLabel = 'Opening...';

/** Above that form after the reporter has left the report, or its code has stopped working. */
export const codeEnded = 'This code no longer works: the safety team has erased the conversation.';
export const closed = 'Your report is no longer shown here, and this page has forgotten your code.';

/** The report: headings, and a link. {day} is a day, such as June 3, 2026. */
export const reportOf = 'Your report of {day}';
export const readCopy = 'Read the published, anonymised copy';
export const teamSays = 'What the safety team says';
export const messages = 'Messages';
/** A button that makes the page forget the code. */
export const close = 'Close';
/** If something was not sent: a question, what it means, and two buttons. */
export const unsentQuestion = 'Close without sending?';
export const unsentMeans = 'Anything that you typed or chose here but have not sent will be deleted.';
export const closeAnyway = 'Close and delete it';
export const keepWriting = 'Keep writing';

/** The state of the report: in bold, as a sentence, and as a short label in a row of four steps. */
export const states = {
  received: 'Received',
  'looked-at': 'Somebody is looking at it',
  'acted-on': 'Something is being done about it',
  closed: 'Closed',
};
export const stateSaid = {
  received: 'We have received your report. Somebody on the safety team will read it.',
  'looked-at': 'Somebody on the safety team is looking into it.',
  'acted-on': 'The safety team has decided what to do and is acting on it.',
  closed: 'The safety team has finished its work on it. You can still send a message.',
};
/** About 10 letters each, since four must fit side by side on a phone. */
export const stateSteps = { received: 'Received', 'looked-at': 'Read', 'acted-on': 'Acted on', closed: 'Closed' };

/** The conversation: the author of a message, and the text if there are none. */
export const writers = { team: 'Safety team', reporter: 'You' };
export const noMessages = 'No messages yet. If the safety team asks you something, it will appear here.';

/** The field for a message: its label, and its hint, without and with an open question; {question} is the team's text. */
export const addSomething = 'Add something I forgot';
export const addHint = 'Answer a question here, or write what came to mind later. Only the safety team reads it.';
export const answerQuestion = 'Answer the question';
export const answerHint = 'The safety team wrote: “{question}” Only they will see your answer.';
/** {day} and {all} are numbers of messages. */
export const full =
  'You can send {day} messages a day and {all} in total. You have reached one of these limits: please come back tomorrow, or speak to the safety team.';
/** The button, its label while busy, and the message afterwards. */
export const send = 'Send';
export const sending = 'Sending...';
export const sent = 'Sent. The safety team can read it now.';

/** Erasing contact details: the button, the question, its explanation, the two answers, and the result. */
export const eraseContact = 'Erase my contact details';
export const eraseQuestion = 'Erase my contact details?';
export const eraseMeans =
  'Your name, email and phone number are erased for good, and nobody can write to you or call you any more. Your photos and your flight log are erased too. Your report and your messages stay, and this code still works.';
export const keepThem = 'Keep them';
export const eraseForGood = 'Erase for good';
export const erasing = 'Erasing...';
export const erased = 'Your name, email and phone number have been erased. Your code still works.';

/** Details that can be added later: a heading, the text below it, and the button. */
export const details = 'More details';
export const detailsHint =
  'Date, place, aircraft, weather: anything you left out can be added here. What you have already entered is not shown.';
export const addDetails = 'Add the details';

/** Opened by an emailed link: while loading, if the link is invalid, after an hour, and instead of the erase button. */
export const opening = 'Opening your report...';
export const tryAgain = 'Try again';
export const linkOver = 'This link has already been used or has expired. Please enter your receipt code.';
export const visitOver =
  'The link from the email opened your report for an hour, and that hour is over. Please enter your receipt code.';
export const eraseWithCode = 'To erase your contact details, open your report with your receipt code.';
