/**
 * The words of the mails (contract C9.4): a fixed subject, a sentence that says no more, the link, why it came and how to
 * stop it. Nothing of a report, a person or a club can come in: all that varies are the addresses of links.
 */
import { type MailKind, type MailTopic, topicOf } from './kinds.ts';

/** Where the links of a mail lead, whole addresses. */
export type MailLinks = {
  /** By kind: the page where what waits is found. */
  pages: Partial<Record<MailKind, string>>;
  /** By topic: where one says that it is enough. */
  stops: Partial<Record<MailTopic, string>>;
};

/** What a mail tells: its kind, and the report that it is about. */
export type Told = { kind: MailKind; reportId: string | null };

const SUBJECTS: Record<MailKind, string> = {
  clock: 'A date with the authority comes near',
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

const SENTENCES: Record<MailKind, string> = {
  clock: 'A date with the authority comes near. Sign in to see it:',
  'new-report': 'A safety report is waiting. Sign in to read it:',
  answer: 'An answer to a question of the safety team is waiting. Sign in to read it:',
  unreviewed: 'A safety report is waiting and nobody has looked at it. Sign in to read it:',
  question: 'There is a question about your report. Read it with your receipt code:',
  'actions-due': 'Actions are due. Sign in to see them:',
  reset: 'Somebody, you we hope, asked for a new password for your account. The link is good for 30 minutes, once:',
  'password-changed':
    'The password of your account was changed. If that was not you, set a new one at once, or ask an admin:',
  'second-factor-changed':
    'How you sign in to your account was changed. If that was not you, set a new password at once, or ask an admin:',
  'sign-in-attempts':
    'Somebody has tried many wrong codes to sign in to your account, with your password. Set a new password:',
};

/** About several reports, without their number (C19.8). */
const SUBJECT_OF_SEVERAL = 'Safety reports are waiting';
const SENTENCES_OF_SEVERAL: Partial<Record<MailKind, string>> = {
  'new-report': 'Safety reports are waiting. Sign in to read them:',
  unreviewed: 'Safety reports are waiting and nobody has looked at them. Sign in to read them:',
};

const TEAM_REASON = 'You get this mail because safety reports of a gliding club come to you.';
const ACCOUNT_REASON = 'You get this mail because it is about your account; such mails cannot be stopped.';

const REASONS: Record<MailKind, string> = {
  clock: TEAM_REASON,
  'new-report': TEAM_REASON,
  answer: TEAM_REASON,
  unreviewed: TEAM_REASON,
  question: 'You get this mail because you asked for it when you sent your report.',
  'actions-due': 'You get this mail because you look after what is done about safety reports.',
  reset: `${ACCOUNT_REASON} If you did not ask for it, leave it: nothing has changed.`,
  'password-changed': ACCOUNT_REASON,
  'second-factor-changed': ACCOUNT_REASON,
  'sign-in-attempts': ACCOUNT_REASON,
};

/** The most pressing comes first; it gives the subject where several go as one. */
const ORDER = Object.keys(SUBJECTS) as MailKind[];

/** True where mails of these kinds are about more than one report. */
function areSeveral(mails: readonly Told[], kinds: readonly MailKind[]): boolean {
  return new Set(mails.filter(({ kind }) => kinds.includes(kind)).map(({ reportId }) => reportId)).size > 1;
}

const OF_REPORTS = Object.keys(SENTENCES_OF_SEVERAL) as MailKind[];

function subjectOf(first: MailKind, mails: readonly Told[]): string {
  return OF_REPORTS.includes(first) && areSeveral(mails, OF_REPORTS) ? SUBJECT_OF_SEVERAL : SUBJECTS[first];
}

/** Why such mails come, and how to stop them. */
function reasonOf(kind: MailKind, stops: MailLinks['stops']): string {
  const topic = topicOf(kind);
  const stop = topic === null ? undefined : stops[topic];
  return stop === undefined ? REASONS[kind] : `${REASONS[kind]}\nTo get no more of them: ${stop}`;
}

/** Subject and text of the mail that tells of all this, each kind once (C9.3, C19.8: what is due at a time goes as one). */
export function mailWords(mails: readonly Told[], { pages, stops }: MailLinks): { subject: string; text: string } {
  const kinds = ORDER.filter((kind) => mails.some((mail) => mail.kind === kind));
  const [first] = kinds;
  if (!first) throw new Error('a mail about nothing');
  const sentences = kinds.map((kind) => {
    const sentence = (areSeveral(mails, [kind]) && SENTENCES_OF_SEVERAL[kind]) || SENTENCES[kind];
    return [sentence, pages[kind]].filter(Boolean).join('\n');
  });
  const reasons = [...new Set(kinds.map((kind) => reasonOf(kind, stops)))].join('\n');
  return { subject: subjectOf(first, mails), text: `${sentences.join('\n\n')}\n\n--\n${reasons}\n` };
}
