import { expect, test } from 'vitest';
import { chipOf, formatChip, timeLeft } from './chip.ts';
import { type DeadlineFacts, deadlinesOf, nextDeadline } from './deadlines.ts';
import { isReminderValid, remindersOf } from './reminder.ts';
import type { AuthoritySubmission, FileKind } from './submissions.ts';

const SUBMITTED = new Date('2026-06-01T10:00:00.000Z');
const FACTS: DeadlineFacts = { submittedAt: SUBMITTED, awareAt: null, notReportable: null, grade: null, sent: [] };
const sent = (kind: FileKind, sentOn = '2026-06-03', more: Partial<AuthoritySubmission> = {}): AuthoritySubmission => ({
  kind,
  sentOn,
  reference: null,
  withdrawn: false,
  ...more,
});
const deadlines = (facts: Partial<DeadlineFacts>) =>
  deadlinesOf({ ...FACTS, ...facts }).map(({ kind, due, sentOn }) => [kind, due.toISOString(), sentOn]);

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const DAY = 24 * HOUR;
test.each<[string, number]>([
  ['25 days left', 25 * DAY],
  ['25 days left', 26 * DAY - 1],
  ['2 days left', 48 * HOUR],
  ['1 day 23 h left', 48 * HOUR - 1],
  ['1 day 4 h left', 28 * HOUR],
  ['1 day 0 h left', 24 * HOUR],
  ['23 h left', 24 * HOUR - 1],
  ['5 h left', 5 * HOUR],
  ['1 h left', HOUR],
  ['due now', HOUR - 1],
  ['due now', SECOND],
  ['due now', 0],
  ['due now', -SECOND],
  ['due now', 1 - HOUR],
  ['1 h late', -HOUR],
  ['5 h late', -5 * HOUR],
  ['47 h late', 1 - 48 * HOUR],
  ['2 days late', -48 * HOUR],
  ['2 days late', 1 - 3 * DAY],
  ['3 days late', -3 * DAY],
])('the chip reads "%s" with %i ms to go (C13.2)', (words, left) => {
  expect(formatChip(timeLeft(new Date(SUBMITTED.getTime() + left), SUBMITTED))).toBe(`Authority: ${words}`);
});

test('the first deadline is 72 hours after the submission, or after the club became aware (C13.2)', () => {
  expect(deadlines({})).toEqual([['initial', '2026-06-04T10:00:00.000Z', null]]);
  const awareAt = new Date('2026-05-30T08:15:00.000Z');
  expect(deadlines({ awareAt })).toEqual([['initial', '2026-06-02T08:15:00.000Z', null]]);
});

test.each(['medium', 'high'] as const)(
  'once the initial file is sent, grade %s has two more deadlines (C13.2)',
  (grade) => {
    expect(deadlines({ grade })).toHaveLength(1);
    expect(deadlines({ grade, sent: [sent('initial')] })).toEqual([
      ['initial', '2026-06-04T10:00:00.000Z', '2026-06-03'],
      ['follow-up', '2026-07-01T10:00:00.000Z', null],
      ['final', '2026-09-01T10:00:00.000Z', null],
    ]);
  },
);

test.each(['low', null] as const)('once the initial file is sent, grade %s has no more deadlines (C13.2)', (grade) => {
  expect(deadlines({ grade, sent: [sent('initial')] })).toEqual([
    ['initial', '2026-06-04T10:00:00.000Z', '2026-06-03'],
  ]);
});

test.each([
  ['2026-11-30T23:59:59.000Z', '2027-02-28T23:59:59.000Z'],
  ['2027-11-30T00:00:00.000Z', '2028-02-29T00:00:00.000Z'],
  ['2026-03-31T12:00:00.000Z', '2026-06-30T12:00:00.000Z'],
  ['2026-12-31T12:00:00.000Z', '2027-03-31T12:00:00.000Z'],
])('three months from %s end on %s (C13.2)', (submittedAt, due) => {
  const deadlines = deadlinesOf({
    ...FACTS,
    submittedAt: new Date(submittedAt),
    grade: 'high',
    sent: [sent('initial')],
  });
  expect(deadlines.find(({ kind }) => kind === 'final')?.due.toISOString()).toBe(due);
});

test('each file ends its deadline, the final file also the follow-up deadline, a withdrawn file none (C13.2)', () => {
  const all = { grade: 'high', sent: [sent('initial'), sent('final', '2026-06-20')] } as const;
  expect(deadlines(all).map(([kind, , on]) => [kind, on])).toEqual([
    ['initial', '2026-06-03'],
    ['follow-up', '2026-06-20'],
    ['final', '2026-06-20'],
  ]);
  const withdrawn = [sent('initial', '2026-06-03', { withdrawn: true }), sent('final', '2026-06-20')];
  expect(deadlines({ ...all, sent: withdrawn })).toEqual([['initial', '2026-06-04T10:00:00.000Z', null]]);
});

test('a report that is not reportable keeps only the deadlines that have ended (C13.2)', () => {
  expect(deadlines({ notReportable: 'No risk to anybody' })).toEqual([]);
  const facts = { notReportable: 'Withdrawn by the pilot', grade: 'high', sent: [sent('initial')] } as const;
  expect(deadlines(facts)).toEqual([['initial', '2026-06-04T10:00:00.000Z', '2026-06-03']]);
});

const chip = (facts: Partial<DeadlineFacts>, now = '2026-06-03T10:00:00.000Z') =>
  formatChip(chipOf(deadlinesOf({ ...FACTS, ...facts }), facts.sent ?? [], new Date(now)));

test('the chip shows the next open deadline, else what was sent last, else "not reportable" (C13.2)', () => {
  expect(chip({})).toBe('Authority: 1 day 0 h left');
  expect(chip({ grade: 'high', sent: [sent('initial')] })).toBe('Authority: 28 days left');
  expect(chip({ sent: [sent('initial')] })).toBe('Authority: sent 3 Jun 2026');
  expect(chip({ sent: [sent('initial', '2026-06-03', { reference: '2026-0131' })] })).toBe(
    'Authority: sent 3 Jun 2026, ref. 2026-0131',
  );
  expect(chip({ notReportable: 'No' })).toBe('Authority: not reportable');
  expect(chip({ notReportable: 'No', sent: [sent('initial')] })).toBe('Authority: sent 3 Jun 2026');
  const later = [sent('final', '2026-09-20', { reference: 'F' }), sent('initial'), sent('follow-up', '2026-06-20')];
  expect(chip({ grade: 'high', sent: later })).toBe('Authority: sent 20 Sep 2026, ref. F');
  expect(chip({}, '2026-06-06T10:00:00.000Z')).toBe('Authority: 2 days late');
});

test('a reminder is due 24 hours before a deadline, and valid only while that deadline is open (C13.2)', () => {
  const [reminder] = remindersOf(FACTS);
  expect(reminder?.at.toISOString()).toBe('2026-06-03T10:00:00.000Z');
  if (!reminder) throw new Error('no reminder');
  expect(isReminderValid(reminder, FACTS)).toBe(true);
  expect(isReminderValid(reminder, { ...FACTS, sent: [sent('initial')] })).toBe(false);
  expect(isReminderValid(reminder, { ...FACTS, notReportable: 'No' })).toBe(false);
  expect(isReminderValid(reminder, { ...FACTS, awareAt: new Date('2026-05-30T00:00:00Z') })).toBe(false);
  const withdrawn = { ...FACTS, sent: [sent('initial', '2026-06-03', { withdrawn: true })] };
  expect(isReminderValid(reminder, withdrawn)).toBe(true);
  expect(nextDeadline([])).toBeNull();
});
