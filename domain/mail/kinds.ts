/** What mails there are, and what each is about (contract C9.3, C9.5). */

export const MAIL_KINDS = [
  'new-report',
  'answer',
  'question',
  'unreviewed',
  'actions-due',
  'clock',
  'reset',
  'password-changed',
  'second-factor-changed',
  'sign-in-attempts',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** Kinds that go to the safety team of a report's club, or to super-admins where the club has none (C9.3). */
export const TEAM_KINDS = ['new-report', 'answer', 'unreviewed', 'clock'] as const;
export type TeamKind = (typeof TEAM_KINDS)[number];

/** Kinds about somebody's own account: they go at once, whatever was chosen, and know no cap (C9.2, C9.3). */
export const ACCOUNT_KINDS = ['reset', 'password-changed', 'second-factor-changed', 'sign-in-attempts'] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

/** What somebody can have enough of (C9.5): two choices of staff, and a reporter's for one report. */
export const MAIL_TOPICS = ['reports', 'actions', 'question'] as const;
export type MailTopic = (typeof MAIL_TOPICS)[number];

const TOPICS: Record<MailKind, MailTopic | null> = {
  'new-report': 'reports',
  answer: 'reports',
  question: 'question',
  unreviewed: 'reports',
  'actions-due': 'actions',
  clock: 'reports',
  reset: null,
  'password-changed': null,
  'second-factor-changed': null,
  'sign-in-attempts': null,
};

/** What a kind belongs to; `null` for mails of the account, which nobody can stop. */
export function topicOf(kind: MailKind): MailTopic | null {
  return TOPICS[kind];
}

export function isAccountKind(kind: MailKind): kind is AccountKind {
  return topicOf(kind) === null;
}
