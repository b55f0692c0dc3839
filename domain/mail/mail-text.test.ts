import { expect, test } from 'vitest';
import { MAIL_KINDS, type MailKind } from './kinds.ts';
import { type MailNotice, mailText } from './mail-text.ts';

const stop = 'https://safety.example/stop-mails?link=x';
const pages = Object.fromEntries(MAIL_KINDS.map((kind) => [kind, `https://safety.example/${kind}`]));
const mailAbout = (...notices: MailNotice[]) =>
  mailText(notices, { pages, stops: { reports: stop, actions: `${stop}y` } }, 'en');
const words = (...kinds: MailKind[]) => mailAbout(...kinds.map((kind) => ({ kind, reportId: 'the same' })));

test('each kind of email has its subject (C9.4)', () => {
  expect(Object.fromEntries(MAIL_KINDS.map((kind) => [kind, words(kind).subject]))).toEqual({
    'new-report': 'A safety report is waiting',
    answer: 'An answer is waiting',
    question: 'A question about your report',
    unreviewed: 'A safety report is waiting',
    'actions-due': 'Actions are due',
    clock: 'A reporting deadline is approaching',
    reset: 'Set a new password',
    'password-changed': 'Your password was changed',
    'second-factor-changed': 'Your second factor was changed',
    'sign-in-attempts': 'Attempts to sign in to your account',
  });
});

test('an email says what happened, with a link, why it was sent, and how to stop it (C9.4)', () => {
  expect(words('new-report').text).toBe(`A safety report is waiting. Sign in to read it:
https://safety.example/new-report

--
You are receiving this email because you review safety reports for a gliding club.
To stop these emails: https://safety.example/stop-mails?link=x
`);
  for (const kind of MAIL_KINDS) expect(words(kind).text).toMatch(/^[\x20-\x7E\n]+$/);
});

test('several notices go in one email: each kind once, the most urgent first, without numbers (C9.3)', () => {
  const one = words('actions-due', 'new-report', 'clock', 'new-report');
  expect(one.subject).toBe('A reporting deadline is approaching');
  expect(one.text.match(/https:\/\/safety\.example\/\S+/g)).toEqual([
    'https://safety.example/clock',
    'https://safety.example/new-report',
    'https://safety.example/actions-due',
    stop,
    `${stop}y`,
  ]);
  expect(one.text).not.toMatch(/\d/);
});

test('unsubscribing in a mail program stops the emails that the subject names (C9.5)', () => {
  expect(words('actions-due', 'new-report').unsubscribeLink).toBe(stop);
  expect(words('actions-due').unsubscribeLink).toBe(`${stop}y`);
  expect(words('reset').unsubscribeLink).toBeNull();
});

const about = (kind: MailKind, reportId: string): MailNotice => ({ kind, reportId });

test('an email about several reports is in the plural, and never says how many (C19.8)', () => {
  const three = mailAbout(about('new-report', 'a'), about('new-report', 'b'), about('new-report', 'c'));
  expect(three).toEqual(mailAbout(about('new-report', 'a'), about('new-report', 'b')));
  expect(three.subject).toBe('Safety reports are waiting');
  expect(three.text).toContain('Safety reports are waiting. Sign in to read them:\n');
  expect(mailAbout(about('unreviewed', 'a'), about('unreviewed', 'b')).text).toContain(
    'Safety reports are still waiting. Sign in to read them:\n',
  );
  expect(mailAbout(about('new-report', 'a'), about('new-report', 'a'))).toEqual(words('new-report'));
  const one = mailAbout(about('new-report', 'a'), about('unreviewed', 'b'));
  expect(one.subject).toBe('Safety reports are waiting');
  expect(one.text).toContain('A safety report is waiting. Sign in to read it:\n');
  expect(mailAbout(about('answer', 'a'), about('answer', 'b'), about('new-report', 'a')).subject).toBe(
    'A safety report is waiting',
  );
});

test('an email without notices throws (C9.4)', () => {
  expect(() => words()).toThrow('an email without notices');
});
