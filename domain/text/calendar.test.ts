import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Days,
  dayAfter,
  dayError,
  isClockTime,
  isRealDay,
  splitIntoMonths,
  timeError,
  utcDay,
} from './calendar.ts';

test.each([
  '2026-06-01',
  '2024-02-29',
  '2000-02-29',
  '2026-12-31',
  '2026-01-01',
  '0001-01-01',
  '0099-12-31',
  '9999-12-31',
])('%s is a valid date (C3.3)', (day) => {
  expect(isRealDay(day)).toBe(true);
  expect(dayError(day)).toBeNull();
});

test.each([
  '2026-02-29',
  '2026-02-30',
  '1900-02-29',
  '2026-02-31',
  '2026-04-31',
  '2026-06-31',
  '2026-09-31',
  '2026-11-31',
  '2026-01-32',
  '2026-00-10',
  '2026-13-01',
  '2026-06-00',
  '0000-01-01',
  '2026-6-1',
  '26-06-01',
  '12026-06-01',
  '+012026-06-01',
  '-2026-06-01',
  '2026/06/01',
  '01.06.2026',
  '12/31/2026',
  '20260601',
  '2026-06',
  '2026-W23-1',
  '2026-06-01T00:00:00Z',
  '2026-06-01 ',
  '2026-06-01\n',
  '２０２６-06-01',
  'today',
  'now',
  'infinity',
  '-infinity',
  'epoch',
  '',
])('%j is not a valid date (C3.3, C3.14)', (text) => {
  expect(isRealDay(text)).toBe(false);
  expect(dayError(text)).toBe('Please enter a valid date (YYYY-MM-DD)');
});

test('exactly the days of the calendar are valid dates (C3.3)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9999 }), fc.nat(14), fc.nat(33), (year, month, day) => {
      const text = [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join(
        '-',
      );
      const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
      const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
      expect(isRealDay(text)).toBe(day >= 1 && day <= days);
    }),
  );
});

test.each(['00:00', '09:05', '19:59', '20:00', '23:59', '00:00:00', '12:30:45', '23:59:59'])(
  '%s is a valid time (C3.3)',
  (time) => {
    expect(isClockTime(time)).toBe(true);
    expect(timeError(time)).toBeNull();
  },
);

test.each([
  '24:00',
  '23:60',
  '23:59:60',
  '9:05',
  '09:5',
  '0905',
  '09.05',
  '09:05Z',
  '09:05:00.5',
  '2:30 pm',
  '12:30:',
  ' ',
  '',
])('%j is not a valid time (C3.3)', (text) => {
  expect(isClockTime(text)).toBe(false);
  expect(timeError(text)).toBe('Please enter a time as HH:MM');
});

test.each([
  ['2026-06-01T00:00:00.000Z', '2026-06-01'],
  ['2026-06-01T23:59:59.999Z', '2026-06-01'],
  ['2026-06-01T23:30:00-02:00', '2026-06-02'],
])('the UTC day of %s is %s, whatever the zone (C3.14)', (moment, day) => {
  expect(utcDay(new Date(moment))).toBe(day);
});

test.each([
  ['2026-06-01', '2026-06-02'],
  ['2026-06-30', '2026-07-01'],
  ['2026-02-28', '2026-03-01'],
  ['2024-02-28', '2024-02-29'],
  ['2026-12-31', '2027-01-01'],
  ['0001-01-01', '0001-01-02'],
  ['2026-03-28', '2026-03-29'],
  ['9999-12-30', '9999-12-31'],
  ['9999-12-31', null],
])('the day after %s is %s (C3.14)', (day, next) => {
  expect(dayAfter(day)).toBe(next);
});

const holds = ({ from, to }: Days, day: string) => (from === null || day >= from) && (to === null || day <= to);

/** How often the split covers a day: in whole months and at either end. */
function timesCounted(range: Days, day: string): number {
  const { months, days } = splitIntoMonths(range);
  const month = `${day.slice(0, 8)}01`;
  const isInMonth =
    months !== null &&
    (months.from === null || month >= months.from) &&
    (months.before === null || month < months.before);
  return Number(isInMonth) + days.filter((each) => holds(each, day)).length;
}

/** Some seven months of days, fewer before the last possible one. */
function daysFrom(first: string): string[] {
  const days: string[] = [];
  for (let day: string | null = first; day !== null && days.length < 220; day = dayAfter(day)) days.push(day);
  return days;
}

test('each day of a range, and no other, is counted exactly once, in a whole month or at one end (C3.14)', () => {
  const begins = ['0001-01-01', '0003-12-30', '1899-12-01', '1999-12-15', '2023-08-01', '2024-01-31', '9999-06-01'];
  const end = fc.option(fc.nat(219));
  fc.assert(
    fc.property(fc.constantFrom(...begins), end, end, (begin, first, last) => {
      const days = daysFrom(begin);
      const dayAt = (at: number | null) => (at === null ? null : (days[at % days.length] ?? null));
      const range = { from: dayAt(first), to: dayAt(last) };
      expect(days.filter((day) => timesCounted(range, day) !== Number(holds(range, day)))).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
});

test.each<[Days, ReturnType<typeof splitIntoMonths>]>([
  [
    { from: null, to: null },
    { months: { from: null, before: null }, days: [] },
  ],
  [
    { from: '2024-02-01', to: '2024-02-29' },
    { months: { from: '2024-02-01', before: '2024-02-29' }, days: [] },
  ],
  [
    { from: '2024-02-02', to: '2024-02-29' },
    { months: null, days: [{ from: '2024-02-02', to: '2024-02-29' }] },
  ],
])('the whole months of %j are counted as months (C3.14)', (range, expected) => {
  expect(splitIntoMonths(range)).toEqual(expected);
});

test('at most two months are counted day by day, however long the range is (C3.14)', () => {
  expect(splitIntoMonths({ from: '0001-01-02', to: '9999-12-30' }).days).toEqual([
    { from: '0001-01-02', to: '0001-01-31' },
    { from: '9999-12-01', to: '9999-12-30' },
  ]);
  expect(splitIntoMonths({ from: '0001-01-01', to: '9999-12-31' }).days).toEqual([]);
  expect(splitIntoMonths({ from: '1900-02-02', to: null }).days).toEqual([{ from: '1900-02-02', to: '1900-02-28' }]);
});
