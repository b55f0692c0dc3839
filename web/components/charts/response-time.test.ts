import { expect, test } from 'vitest';
import { responseTime } from './response-time.ts';

test.each([
  [null, '–'],
  [0, '1 day'],
  [0.4, '1 day'],
  [1, '1 day'],
  [2, '2 days'],
  [2.5, '2.5 days'],
])('C12.1: a median of %s days reads "Half are reviewed within %s"', (median, within) => {
  expect(responseTime(median)).toEqual(['Half are reviewed within', within]);
});
