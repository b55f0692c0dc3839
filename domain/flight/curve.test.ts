/** The geometry of a height curve (C16.5). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { curveOf, flightTime, heightAt, markStep, rowsOf, secondAt, shortTime } from './curve.ts';
import type { Height } from './flight.ts';

const HEIGHTS: Height[] = [
  [0, 500],
  [60, 500],
  [100, 900],
  [3_600, 480],
];

const curve = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 172_799 }), fc.integer({ min: -500, max: 20_000 })), {
    selector: ([second]) => second,
    maxLength: 80,
  })
  .map((later): Height[] => [[0, 100], ...later.toSorted(([one], [other]) => one - other)]);

test('a curve stays within its frame, with few grid lines and times, all at whole numbers (C16.5)', () => {
  fc.assert(
    fc.property(curve, (heights) => {
      const { line, gridLines, times, xOf, yOf, width } = curveOf(heights, 160);
      expect(line.split('L')).toHaveLength(heights.length);
      for (const [second, metre] of heights) {
        expect(xOf(second)).toBeLessThanOrEqual(1);
        expect(yOf(metre) >= -1e-9 && yOf(metre) <= 160 + 1e-9).toBe(true);
      }
      expect(gridLines.length).toBeGreaterThanOrEqual(2);
      expect(gridLines.length).toBeLessThanOrEqual(6);
      expect(times.length).toBeLessThanOrEqual(6);
      expect(
        [...gridLines.map(({ metres }) => metres), ...times.map(({ second }) => second), width].every(Number.isInteger),
      ).toBe(true);
      expect(times.every(({ x }) => x <= 1)).toBe(true);
    }),
  );
});

test('heights between two fixes are interpolated, and constant beyond the ends (C16.5)', () => {
  expect([-5, 0, 60, 80, 100, 3_600, 9_999].map((second) => heightAt(HEIGHTS, second))).toEqual([
    500, 500, 500, 700, 900, 480, 480,
  ]);
  expect(heightAt([[0, 7]], 3)).toBe(7);
});

test('times are hours, minutes and seconds from the start (C16.5)', () => {
  expect([0, 59, 3_930, 90_000].map(flightTime)).toEqual(['0:00:00', '0:00:59', '1:05:30', '25:00:00']);
  expect([shortTime(1_800, 7_200), shortTime(30, 120)]).toEqual(['0:30', '0:00:30']);
});

test('the table has every height, and marks the launch, the moment and the highest point (C16.5)', () => {
  const rows = rowsOf({ heights: HEIGHTS, launch: 60, moment: 80 });
  expect(rows).toEqual([
    { second: 0, metre: 500, marks: [] },
    { second: 60, metre: 500, marks: ['launch'] },
    { second: 80, metre: 700, marks: ['moment'] },
    { second: 100, metre: 900, marks: ['highest'] },
    { second: 3_600, metre: 480, marks: [] },
  ]);
  expect(rowsOf({ heights: [[0, 7]], launch: 0, moment: 0 })).toEqual([
    { second: 0, metre: 7, marks: ['launch', 'moment', 'highest'] },
  ]);
});

test('a position on the curve is a whole second of the flight, on a step that the arrow keys reach (C16.5)', () => {
  fc.assert(
    fc.property(curve, fc.double({ min: -1, max: 2, noNaN: true }), (heights, share) => {
      const second = secondAt(heights, share);
      expect(second % markStep(heights)).toBe(0);
      expect(second >= 0 && second <= (heights.at(-1)?.[0] ?? 0)).toBe(true);
    }),
  );
  expect([secondAt(HEIGHTS, 0.5), markStep(HEIGHTS)]).toEqual([1_800, 15]);
});
