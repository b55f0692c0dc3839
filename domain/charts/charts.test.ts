/** The geometry of the charts (C12.2). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NOT_GIVEN } from '../reports/trend-filters/trend-filters.ts';
import { BARS_MAX, barsOf } from './bars.ts';
import { COLUMNS_MIN, columnsOf, ticksOf } from './columns.ts';
import { periodLabels } from './period-labels.ts';

const HEIGHT = 160;
const parts = fc.array(fc.nat({ max: 5_000 }), { minLength: 4, maxLength: 4 });
const columns = fc.array(fc.record({ parts }), { minLength: 1, maxLength: 60 });

test('at most five grid lines are at whole numbers, and the highest reaches the largest column (C12.2)', () => {
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

test('columns are drawn to scale, their parts are stacked, and nothing leaves the chart (C12.2)', () => {
  fc.assert(
    fc.property(columns, (given) => {
      const { boxes, ticks, tops, hitAreas } = columnsOf(given, HEIGHT);
      const top = ticks.at(-1)?.value ?? 1;
      for (const { column, part, x, width, y, height } of boxes) {
        expect(height).toBeCloseTo(((given[column]?.parts[part] ?? 0) / top) * HEIGHT);
        const below = given[column]?.parts.slice(0, part + 1).reduce((a, b) => a + b, 0) ?? 0;
        expect(y).toBeCloseTo(HEIGHT * (1 - below / top));
        expect(x >= 0 && x + width <= 1 + 1e-9 && y >= -1e-9 && y + height <= HEIGHT + 1e-9).toBe(true);
      }
      expect(boxes.length).toBe(given.flatMap((each) => each.parts).filter((part) => part > 0).length);
      expect(hitAreas.length).toBe(given.length);
      for (const [at, { x, y }] of tops.entries()) {
        const whole = given[at]?.parts.reduce((a, b) => a + b, 0) ?? 0;
        expect(y).toBeCloseTo(HEIGHT * (1 - whole / top));
        expect(x).toBeCloseTo((hitAreas[at]?.x ?? 0) + (hitAreas[at]?.width ?? 0) / 2);
      }
    }),
  );
});

test('bars are as wide as their share of the largest, at most twelve, with full labels (C12.2)', () => {
  const rows = Array.from({ length: 20 }, (_, at) => ({ label: 'x'.repeat(at * 5 + 1), total: 40 - at }));
  const { bars, hidden, notGiven } = barsOf(rows);
  expect([bars.length, hidden, notGiven]).toEqual([BARS_MAX, 8, undefined]);
  expect(bars.map(({ width }) => width)).toEqual(rows.slice(0, BARS_MAX).map(({ total }) => total / 40));
  expect(bars.map(({ label }) => label)).toEqual(rows.slice(0, BARS_MAX).map(({ label }) => label));
  expect(barsOf([])).toEqual({ bars: [], hidden: 0, notGiven: undefined });
});

test('values that are not given have no bar and do not affect the scale, however many there are (C12.2)', () => {
  const missing = { label: NOT_GIVEN, total: 30 };
  const { bars, hidden, notGiven } = barsOf([missing, { label: 'Thermalling', total: 3 }], 1);
  expect([bars, hidden, notGiven]).toEqual([[{ label: 'Thermalling', total: 3, width: 1 }], 0, missing]);
});

const labelsOf = (periods: string[]) =>
  periodLabels(periods, COLUMNS_MIN).map(({ text, column, line }) => `${line ? 'below ' : ''}${column}: ${text}`);
const quarters = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => `${from + Math.floor(at / 4)}-Q${(at % 4) + 1}`);

test('quarters and months are labelled where there is room, and each year once (C12.2)', () => {
  expect(labelsOf(quarters(2026, 4))).toEqual(['0: Q1', '1: Q2', '2: Q3', '3: Q4', 'below 0: 2026']);
  expect(labelsOf(['2025-Q4', '2026-Q1', '2026-Q2'])).toEqual([
    '0: Q4',
    '1: Q1',
    '2: Q2',
    'below 0: 2025',
    'below 1: 2026',
  ]);
  expect(labelsOf(quarters(2023, 16))).toEqual(['0: 2023', '4: 2024', '8: 2025', '12: 2026']);
  expect(labelsOf(['2025-12', '2026-01', '2026-02'])).toEqual([
    '0: Dec',
    '1: Jan',
    '2: Feb',
    'below 0: 2025',
    'below 1: 2026',
  ]);
  const months = Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}`);
  expect(labelsOf(months)).toEqual(['0: Jan', '3: Apr', '6: Jul', '9: Oct', 'below 0: 2026']);
  expect(labelsOf(['2025', '2026'])).toEqual(['0: 2025', '1: 2026']);
  expect(labelsOf([])).toEqual([]);
});

test('labels keep their distance, however many quarters there are, and the newest year has its own (C12.2)', () => {
  for (let count = 1; count <= 60; count += 1) {
    const labels = periodLabels(quarters(2012, count), COLUMNS_MIN);
    const columnPx = 250 / Math.max(count, COLUMNS_MIN);
    for (const line of [0, 1]) {
      const columns = labels.filter((label) => label.line === line).map(({ column }) => column);
      for (let at = 1; at < columns.length; at += 1)
        expect(((columns[at] ?? 0) - (columns[at - 1] ?? 0)) * columnPx).toBeGreaterThanOrEqual(20);
    }
    expect(labels.at(-1)?.text).toBe(String(2012 + Math.floor((count - 1) / 4)));
  }
});
