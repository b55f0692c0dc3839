// The page /submit once the button is pressed: sending, not sent, waiting on this device, sent.

/** The heading. */
export const submitted = 'Report Submitted Successfully';
export const thanks = 'Thank you for your report. It will be reviewed by the Safety Management team.';
/** Two buttons. */
export const submitAnother = 'Submit Another Report';
export const viewReports = 'View Public Reports';

/** A toast while the report is being sent, if somebody follows a link or goes back. */
export const stillSending = 'Your report is being sent';
export const waitForCode = 'Please wait a moment for your receipt code.';

/** If fields are invalid: {complaints} are their messages, separated by commas. */
export const refused = 'Validation error: {complaints}';

/** A toast: some photos could not be sent. */
export const photosOmitted = 'The report was sent without some of its photos. You can add them later with your code.';
/** Instead of thanks, if a log was still being read. */
export const logOmitted = 'The flight log could not be read in time and is not part of the report.';
/** Below the code, if photos had been chosen. */
export const photosNotKept = 'Photos are not kept with it. You can add them later with your code.';
/** Instead of thanks, without a connection: the heading, what happens next, and what the code is for until then. */
export const waits = 'Your report is waiting';
export const notSentYet =
  'Not sent yet. It is kept on this device, locked, and will be sent when this page is open with a connection.';
export const openWithCode =
  'While it is waiting, you can also open it on this page with this code, change it and send it.';
/** Instead of `notSentYet`, once it has been sent or deleted. */
export const nowSent = 'It has now been sent.';
export const nowDeleted = 'It was deleted from this device.';
/** The heading, once it has been deleted. */
export const deleted = 'Report deleted';
/** Why it cannot wait: five are already waiting, or the browser has no room. */
export const fiveWaiting =
  'Five reports are already waiting on this device. Send or delete one of them first. Everything you wrote is still here.';
export const noRoom = 'There is not enough space on this device to keep it. Everything you wrote is still here.';
