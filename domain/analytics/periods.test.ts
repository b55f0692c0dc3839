import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysOfPeriod, PERIOD_KINDS, periodOf, periodsOf } from './periods.ts';
import { tallyTexts } from './tally.ts';

test('years, quarters and months are written 2026, 2026-Q3, 2026-07 (C12.1)', () => {
  expect(PERIOD_KINDS.map((by) => periodOf('2026-07-31', by))).toEqual(['2026', '2026-Q3', '2026-07']);
  expect(periodOf('2026-12', 'quarter')).toBe('2026-Q4');
});

test('periods run from the first to the last without gaps, at most the newest 60 (C12.1)', () => {
  expect(periodsOf(['2026-02-01', '2025-11-30'], 'month')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  expect(periodsOf(['2024-12-31', '2026-01-01'], 'year')).toEqual(['2024', '2025', '2026']);
  expect(periodsOf([], 'quarter')).toEqual([]);
  const long = periodsOf(['1999-01-01', '2026-03-01'], 'month');
  expect([long.length, long[0], long.at(-1)]).toEqual([60, '2021-04', '2026-03']);
});

const day = fc.date({ min: new Date('1990-01-01'), max: new Date('2060-12-31'), noInvalidDate: true });

test('a period covers exactly its own days (C12.1)', () => {
  fc.assert(
    fc.property(day, fc.constantFrom(...PERIOD_KINDS), (date, by) => {
      const text = date.toISOString().slice(0, 10);
      const { startDate, endDate } = daysOfPeriod(periodOf(text, by));
      const after = (from: string, days: number) =>
        new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10);
      expect(startDate <= text && text <= endDate).toBe(true);
      expect(periodOf(startDate, by)).toBe(periodOf(endDate, by));
      expect(periodOf(after(startDate, -1), by)).not.toBe(periodOf(text, by));
      expect(periodOf(after(endDate, 1), by)).not.toBe(periodOf(text, by));
    }),
  );
});

test('labels that differ only in case count as one, in the most common spelling, whatever the order (C12.1)', () => {
  const counted = [
    { text: 'winch', total: 2 },
    { text: 'Winch', total: 3 },
    { text: 'not given', total: 1 },
    { text: null, total: 1 },
    { text: 'WINCH', total: 2 },
  ];
  const expected = [
    { label: 'Winch', total: 7 },
    { label: 'Not given', total: 2 },
  ];
  expect([tallyTexts(counted), tallyTexts(counted.toReversed())]).toEqual([expected, expected]);
});
