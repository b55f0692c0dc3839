/** The unsubscribe page, opened by a link at the end of an email. */

/** By kind of email: the question above the button, the confirmation, and how to turn them on again. */
export const questions = {
  reports:
    'No more emails when a safety report, an answer or a deadline is waiting for you? You will find them after signing in.',
  actions:
    'No more emails on Mondays about actions that are due and hazards to review? You will find them after signing in.',
  question:
    'No more emails when there is a question about your report? You can still read questions with your receipt code.',
};
export const done = {
  reports: 'You will get no more emails about safety reports.',
  actions: 'You will get no more emails about actions and hazards.',
  question: 'You will get no more emails about this report.',
};
export const back = {
  reports: 'To get them again, sign in and turn them on under your account.',
  actions: 'To get them again, sign in and turn them on under your account.',
  question: 'You can still read questions and answer them with your receipt code.',
};
/** Headings. */
export const isDone = 'Done';
export const fewerMails = 'Fewer emails';
/** The button. */
export const stopMails = 'Stop these emails';
export const unknownLink = 'We do not recognise this link';
export const unknownLinkText =
  'It may have been cut off in the email. Open it there again, or sign in and change your choices under your account.';
