import { expect, test } from 'vitest';
import { urgencyOf } from './age.ts';

test.each([
  ['2026-06-01T23:59:00Z', 'none'],
  ['2026-06-03T23:59:00Z', 'none'],
  ['2026-06-04T00:00:00Z', 'soon'],
  ['2026-06-06T23:59:00Z', 'soon'],
  ['2026-06-07T00:00:00Z', 'today'],
  ['2031-01-01T12:00:00Z', 'today'],
  ['2019-01-01T12:00:00Z', 'none'],
])('a report sealed on June 1 has, at %s, the urgency %s (C15.5)', (now, urgency) => {
  expect(urgencyOf('2026-06-01', new Date(now))).toBe(urgency);
});
