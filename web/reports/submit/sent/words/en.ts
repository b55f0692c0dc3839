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
export const photosLeft = 'The report went without some of its photos. You can add them later with your code.';
