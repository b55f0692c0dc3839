/** Which report comes next (C19.4). */
import { expect, test } from 'vitest';
import type { Attention } from '../../../../domain/attention/attention.ts';
import { nextReport } from './next-report.ts';

const row = (reportId: string | null, reason: Attention['reason'], actionId: string | null = null): Attention => ({
  reportId,
  actionId,
  reason,
  since: '2026-05-01T00:00:00.000Z',
});

const ROWS = [
  row('a', 'authority'),
  row('b', 'answer'),
  row('c', 'new'),
  row('d', 'action-overdue', 'x'),
  row(null, 'action-to-check', 'y'),
];

test.each([
  ['a', { reportId: 'b', view: 'conversation' }],
  ['b', { reportId: 'c', view: 'review' }],
  ['c', { reportId: 'a', view: 'authority' }],
  ['dealt with', { reportId: 'a', view: 'authority' }],
  ['', { reportId: 'a', view: 'authority' }],
])('with report "%s" open, the next one opens in the view that deals with it (C19.4)', (after, expected) => {
  expect(nextReport(ROWS, after)).toEqual(expected);
});

test('after the only report there is no next one (C19.4)', () => {
  expect(nextReport([row('a', 'new')], 'a')).toBeNull();
  expect(nextReport([row('d', 'action-overdue', 'x')], '')).toBeNull();
});
