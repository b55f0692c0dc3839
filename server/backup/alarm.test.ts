import { expect, test } from 'vitest';
import { alarmText } from './alarm.ts';

const now = new Date('2026-06-15T12:00:00Z');
const said = (lastGood: string | null) => alarmText({ lastGood, superAdmins: [] }, now).split('\n')[0];

test.each([
  ['2026-06-15T11:10:00.000Z', 'is from 2026-06-15, 11:10 UTC, less than an hour ago.'],
  ['2026-06-15T10:10:00.000Z', 'is from 2026-06-15, 10:10 UTC, 1 hour ago.'],
  ['2026-06-14T03:15:00.000Z', 'is from 2026-06-14, 03:15 UTC, 32 hours ago.'],
  ['2026-06-10T03:15:00.000Z', 'is from 2026-06-10, 03:15 UTC, 5 days ago.'],
])('the email about a failed backup says when the last good one was made: %s (C1.7)', (lastGood, words) => {
  expect(said(lastGood)).toBe(`A backup of the safety reports failed. The last good one ${words}`);
});

test('the email about a failed backup says if no good one is known (C1.7)', () => {
  expect(said(null)).toContain('There is no good one on record.');
  expect(alarmText(null, now)).toContain('nothing is known about the last good one');
});
