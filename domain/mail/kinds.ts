/** Kinds of mail, and their recipients and topics (C9.3, C9.5) */

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

/** To the club's safety team, or to super-admins if it has none (C9.3). */
export const TEAM_KINDS = ['new-report', 'answer', 'unreviewed', 'clock'] as const;
export type TeamKind = (typeof TEAM_KINDS)[number];

/** Always at once, uncapped (C9.2, C9.3). */
export const ACCOUNT_KINDS = ['reset', 'password-changed', 'second-factor-changed', 'sign-in-attempts'] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

/** To unsubscribe from (C9.5); `question` is for reporters. */
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

/** `null`: account mail, which cannot be stopped. */
export function topicOf(kind: MailKind): MailTopic | null {
  return TOPICS[kind];
}

export function isAccountKind(kind: MailKind): kind is AccountKind {
  return topicOf(kind) === null;
}
