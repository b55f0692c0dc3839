import { expect, test } from 'vitest';
import { MAIL_KINDS } from './kinds.ts';
import { mailWords } from './words.ts';

const stop = 'https://safety.example/stop-mails?link=x';
const words = (...kinds: (typeof MAIL_KINDS)[number][]) =>
  mailWords(kinds, {
    pages: Object.fromEntries(MAIL_KINDS.map((kind) => [kind, `https://safety.example/${kind}`])),
    stop,
  });

test('C9.4 the subjects', () => {
  expect(Object.fromEntries(MAIL_KINDS.map((kind) => [kind, words(kind).subject]))).toEqual({
    'new-report': 'A safety report is waiting',
    answer: 'An answer is waiting',
    question: 'A question about your report',
    unreviewed: 'A safety report is waiting',
    'actions-due': 'Actions are due',
    clock: 'A date with the authority comes near',
    reset: 'Set a new password',
    'password-changed': 'Your password was changed',
    'second-factor-changed': 'Your second factor was changed',
    'sign-in-attempts': 'Attempts to sign in to your account',
  });
});

test('C9.4 a mail is a sentence or two, the link, why it came and how to stop it', () => {
  expect(words('new-report').text).toBe(`A safety report is waiting. Sign in to read it:
https://safety.example/new-report

--
You get this mail because safety reports of a gliding club come to you.
To get no more of them: https://safety.example/stop-mails?link=x
`);
  for (const kind of MAIL_KINDS) expect(words(kind).text).toMatch(/^[\x20-\x7E\n]+$/);
});

test('C9.3 several go as one: each kind once, the most pressing first, and no number of them', () => {
  const one = words('actions-due', 'new-report', 'clock', 'new-report');
  expect(one.subject).toBe('A date with the authority comes near');
  expect(one.text.match(/https:\/\/safety\.example\/\S+/g)).toEqual([
    'https://safety.example/clock',
    'https://safety.example/new-report',
    'https://safety.example/actions-due',
    stop,
  ]);
  expect(one.text).not.toMatch(/\d/);
});

test('C9.4 a mail about nothing is a fault of ours', () => {
  expect(() => words()).toThrow('a mail about nothing');
});
