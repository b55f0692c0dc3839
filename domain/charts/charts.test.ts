/** The geometry of the charts (contract C12.2). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BARS_MAX, barsOf } from './bars.ts';
import { columnsOf, ticksOf } from './columns.ts';

const HEIGHT = 160;
const parts = fc.array(fc.nat({ max: 5_000 }), { minLength: 4, maxLength: 4 });
const columns = fc.array(fc.record({ label: fc.string(), parts }), { minLength: 1, maxLength: 60 });

test('C12.2: lines stand at whole numbers, the highest at least as high as the largest column', () => {
  expect([ticksOf(0), ticksOf(3), ticksOf(7), ticksOf(41)]).toEqual([
    [0, 1],
    [0, 1, 2, 3],
    [0, 2, 4, 6, 8],
    [0, 20, 40, 60],
  ]);
  fc.assert(
    fc.property(fc.nat({ max: 1_000_000 }), (most) => {
      const ticks = ticksOf(most);
      expect(ticks.length).toBeLessThanOrEqual(5);
      expect(ticks.every(Number.isInteger)).toBe(true);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(most);
    }),
  );
});

test('C12.2: each number is as high as its share, parts stand on each other, and nothing leaves the chart', () => {
  fc.assert(
    fc.property(columns, (given) => {
      const { boxes, ticks, labels, aims } = columnsOf(given, HEIGHT);
      const top = ticks.at(-1)?.value ?? 1;
      for (const { column, part, x, width, y, height } of boxes) {
        expect(height).toBeCloseTo(((given[column]?.parts[part] ?? 0) / top) * HEIGHT);
        const below = given[column]?.parts.slice(0, part + 1).reduce((a, b) => a + b, 0) ?? 0;
        expect(y).toBeCloseTo(HEIGHT * (1 - below / top));
        expect(x >= 0 && x + width <= 1 + 1e-9 && y >= -1e-9 && y + height <= HEIGHT + 1e-9).toBe(true);
      }
      expect(boxes.length).toBe(given.flatMap((each) => each.parts).filter((part) => part > 0).length);
      expect(aims.length).toBe(given.length);
      expect(labels.length).toBeLessThanOrEqual(4);
      expect(labels.at(-1)?.text).toBe(given.at(-1)?.label);
    }),
  );
});

test('C12.2: bars are as wide as their share of the largest, at most twelve, one below the other', () => {
  const rows = Array.from({ length: 20 }, (_, at) => ({ label: 'x'.repeat(at * 5), total: 40 - at }));
  const { bars, height } = barsOf(rows);
  expect(bars.length).toBe(BARS_MAX);
  expect(bars.map(({ width }) => width)).toEqual(rows.slice(0, BARS_MAX).map(({ total }) => total / 40));
  expect(bars.every(({ label }) => label.length <= 36)).toBe(true);
  expect(bars.every(({ y, height: bar, labelY }) => labelY < y && y + bar <= height)).toBe(true);
  expect(barsOf([])).toEqual({ bars: [], height: 0 });
});
