import { expect, test } from 'vitest';
import { pluralText } from '../../../domain/language/text.ts';
import { responseTime } from './response-time.ts';
import * as czech from './words/cs.ts';
import * as polish from './words/pl.ts';

test.each([
  [null, '–'],
  [0, '1 day'],
  [0.4, '1 day'],
  [1, '1 day'],
  [2, '2 days'],
  [2.5, '2.5 days'],
])('a median of %s days reads "Half are reviewed within %s" (C12.1)', (median, within) => {
  expect(responseTime(median)).toEqual(['Half are reviewed within', within]);
});

test('after a decimal, days have their own form in Polish and Czech (C12.1, C14.11)', () => {
  expect(pluralText(polish.days, 2, undefined, 'pl')).toBe('2 dni');
  expect(pluralText(polish.decimalDays, 2.5, undefined, 'pl')).toBe('2,5 dnia');
  expect(pluralText(czech.days, 2, undefined, 'cs')).toBe('2 dnů');
  expect(pluralText(czech.decimalDays, 2.5, undefined, 'cs')).toBe('2,5 dne');
});
