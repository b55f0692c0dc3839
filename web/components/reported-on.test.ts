import { expect, test } from 'vitest';
import { reportedOn } from './reported-on.ts';

test.each([
  ['2026-11-03', 'Reported on November 3, 2026'],
  ['2026-11-03T22:10:00.000Z', 'Reported on November 3, 2026'],
  ['2026-11', 'Reported in November 2026'],
])('a copy from %s says %s', (iso, words) => {
  expect(reportedOn(iso)).toBe(words);
});
