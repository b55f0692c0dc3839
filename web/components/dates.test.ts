import { expect, test } from 'vitest';
import { longDay, shortDay, shortTime } from './dates.ts';

// Tests run in a time zone 14 hours ahead of UTC (vitest.config.ts).
test.each([
  ['2026-06-01', 'Jun 1, 2026', 'June 1, 2026'],
  ['2026-09-30', 'Sep 30, 2026', 'September 30, 2026'],
  ['2026-12-31T23:59:59Z', 'Dec 31, 2026', 'December 31, 2026'],
])('%s is shown as a day in UTC, whatever the local time zone (C3.14)', (iso, short, long) => {
  expect(shortDay(iso)).toBe(short);
  expect(longDay(iso)).toBe(long);
});

test.each([
  ['2026-06', 'June 2026'],
  ['2026-12', 'December 2026'],
])('%s is shown as a month, never as a day (C5.5)', (month, words) => {
  expect([shortDay(month), longDay(month)]).toEqual([words, words]);
});

test.each(['spring 2026', 'June 2026', '2026', '2026-13', 'May'])('the text %j is not parsed as a day', (words) => {
  expect([shortDay(words), longDay(words)]).toEqual([words, words]);
});

test('a part of the day is shown as it is (C5.5)', () => {
  expect([shortTime('morning'), shortTime('night')]).toEqual(['morning', 'night']);
});

test('text that a safety team wrote instead of a date or time is shown unchanged', () => {
  expect([shortDay('[removed]'), longDay('in spring'), shortTime('[removed]')]).toEqual([
    '[removed]',
    'in spring',
    '[removed]',
  ]);
  expect([shortTime('14:05'), shortTime('14:05:30')]).toEqual(['14:05', '14:05']);
  // A manager's own wording.
  expect(shortTime('14:05 or a little later')).toBe('14:05 or a little later');
});
