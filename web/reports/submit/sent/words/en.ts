// The page /submit after a report was sent: thanks, and what can be done next.

/** The heading. */
export const submitted = 'Report Submitted Successfully';
export const thanks = 'Thank you for your report. It will be reviewed by the Safety Management team.';
/** Two buttons. */
export const submitAnother = 'Submit Another Report';
export const viewReports = 'View Public Reports';

/** Where several things were refused: {complaints} are their sentences, divided by commas. */
export const refused = 'Validation error: {complaints}';

/** A toast: some photos could not be sent. */
export const photosLeft = 'The report was sent without some of its photos. You can add them later with your code.';
/** Below the sentence that the report is not sent yet, where photos were added to it. */
export const photosNotKept = 'The photos are not kept with it. You can add them later with your code.';
/** In place of thanks where there was no connection: the heading, what is true, and what the code is good for until then. */
export const waits = 'Your report is waiting';
export const notSentYet =
  'Not sent yet. It is kept on this device, locked, and will be sent when this page is open with a connection.';
export const openWithCode =
  'With this code you can also open it on this page, change it and send it, as long as it waits.';
/** Said in place of the second once it was sent, or deleted. */
export const sentMeanwhile = 'It has been sent now.';
export const deletedMeanwhile = 'It was taken off this device.';
/** Why it cannot wait: there are five, or the browser has no room. */
export const fiveWait =
  'Five reports are waiting on this device already. Send or delete one of them first. Everything you wrote is still here.';
export const noRoom = 'There is no room on this device to keep it. Everything you wrote is still here.';
