/** Emails in plain text: a subject, a sentence or two with a link below, and at the end why the email was sent and how to stop it. */

/** Subjects, by kind of email; short, without names or numbers. */
export const subjects = {
  clock: 'A reporting deadline is approaching',
  'new-report': 'A safety report is waiting',
  answer: 'An answer is waiting',
  unreviewed: 'A safety report is waiting',
  question: 'A question about your report',
  'actions-due': 'Actions are due',
  reset: 'Set a new password',
  'password-changed': 'Your password was changed',
  'second-factor-changed': 'Your second factor was changed',
  'sign-in-attempts': 'Attempts to sign in to your account',
};

/** Subject of an email about two or more reports; it does not say how many. */
export const pluralSubject = 'Safety reports are waiting';

/** What each email says; a link follows on the next line, so each ends with a colon. The safety team is a gliding club's. */
export const sentences = {
  clock: 'A reporting deadline is approaching. Sign in to see it:',
  'new-report': 'A safety report is waiting. Sign in to read it:',
  answer: 'An answer to a question from the safety team is waiting. Sign in to read it:',
  unreviewed: 'A safety report is still waiting. Sign in to read it:',
  question: 'There is a question about your report. Read it with your receipt code:',
  'actions-due': 'Actions are due. Sign in to see them:',
  reset: 'A new password was requested for your account. This link is valid for 30 minutes and can be used once:',
  'password-changed':
    'The password of your account was changed. If that was not you, set a new one at once, or ask an admin:',
  'second-factor-changed':
    'How you sign in to your account was changed. If that was not you, set a new password at once, or ask an admin:',
  'sign-in-attempts':
    'Somebody who knows your password has entered many wrong codes while trying to sign in to your account. Set a new password:',
};

/** In the email `actions-due`, after its sentence or instead of it: hazards in the club's register whose review date has passed. A link follows on the next line. */
export const hazardsToReview = 'Hazards are due for review. Sign in to see them:';

/** Instead of the sentence of `question`, if the reporter allowed the link to open the report. The link follows on the next line. */
export const questionOpens =
  'There is a question about your report. This link opens your report once, within 14 days, without your receipt code:';

/** The same for two or more reports, without saying how many; a link follows on the next line. */
export const pluralSentences = {
  'new-report': 'Safety reports are waiting. Sign in to read them:',
  unreviewed: 'Safety reports are still waiting. Sign in to read them:',
};

/** Why the email was sent, at its end, below a line of dashes. */
export const reasons = {
  team: 'You are receiving this email because you review safety reports for a gliding club.',
  reporter: 'You are receiving this email because you asked for it when you sent your report.',
  actions: 'You are receiving this email because you look after safety actions at a gliding club.',
  account: 'You are receiving this email because it is about your account; such emails cannot be turned off.',
  reset:
    'You are receiving this email because it is about your account; such emails cannot be turned off. If you did not request it, ignore it: nothing has changed.',
};

/** The line after the reason; {link} is a long address that ends the line. "These emails" are those of this kind. */
export const howToStop = 'To stop these emails: {link}';
