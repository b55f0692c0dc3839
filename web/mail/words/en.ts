/** The Mail page, for super-admins: a table of the latest emails and their status. */

/** Page heading, and name of the table. */
export const mail = 'Mail';
export const subtitle = 'The status of the latest emails. Recipients and subjects are not kept here.';
export const accessDenied = 'Access denied. Only super-admins can see the status of emails.';
export const loadingMails = 'Loading emails...';
export const mailsNotLoaded = 'The emails could not be loaded.';
export const noMails = 'No emails yet. The first is sent when there is something to report.';
/** Above the table. */
export const mailsFailed = {
  one: 'An email could not be delivered. The last response says why: an address may be mistyped, or the mail server may have been unavailable for a day.',
  other:
    '{count} emails could not be delivered. The last response says why: an address may be mistyped, or the mail server may have been unavailable for a day.',
};

/** Headings of columns. */
export const written = 'Created';
export const kind = 'Kind';
export const state = 'State';
export const lastAnswer = 'Last response from the mail server';
/** Instead of a response. */
export const noneYet = 'None yet';
/** The number of delivery attempts. */
export const tries = { one: '{count} try', other: '{count} tries' };

/** Kinds of emails. */
export const kinds = {
  'new-report': 'New report',
  answer: 'Answer from a reporter',
  question: 'Question to a reporter',
  unreviewed: 'Reminder about a report',
  'actions-due': 'Actions that are due',
  clock: 'Reporting deadline',
  reset: 'New password requested',
  'password-changed': 'Password changed',
  'second-factor-changed': 'Second factor changed',
  'sign-in-attempts': 'Attempts to sign in',
};
/** Delivery status; the sign before the word stays. */
export const states = { waiting: '○ Waiting', sent: '✓ Sent', failed: '✕ Failed' };
