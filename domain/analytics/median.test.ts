import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byTenths, medianDays, TENTH_OF_DAY_S, type Waits } from './median.ts';

/** As partial sums from a database: each part groups waits equal to a tenth of a day. */
function summed(parts: readonly (readonly number[])[]): Waits[] {
  const tenth = (seconds: number) => Math.floor(seconds / TENTH_OF_DAY_S + 0.5);
  return parts.flatMap((part) =>
    [...new Set(part.map(tenth))].map((one) => {
      const alike = part.filter((seconds) => tenth(seconds) === one);
      return { minSeconds: Math.min(...alike), maxSeconds: Math.max(...alike), total: alike.length };
    }),
  );
}

function plainMedian(seconds: readonly number[]): number | null {
  const sorted = seconds.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.ceil((sorted.length - 1) / 2)]];
  return low === undefined || high === undefined ? null : Math.floor((low + high) / 2 / TENTH_OF_DAY_S + 0.5) / 10;
}

test('the median from partial sums equals the median of all values, to a tenth of a day, halves rounded up (C12.1)', () => {
  const seconds = fc.oneof(fc.integer({ min: -20_000, max: 200_000 }), fc.constantFrom(0, 4_320, 12_960, 177_120.125));
  const part = fc.array(seconds, { maxLength: 12 });
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
      const sums = summed(parts);
      expect(medianDays(sums)).toBe(plainMedian(parts.flat()));
      expect(byTenths(sums)).toEqual(summed([parts.flat().toSorted((a, b) => a - b)]));
      expect(medianDays(byTenths(sums))).toBe(medianDays(sums));
    }),
  );
});

test('the median of an even number of values is halfway between the middle two; without values it is null (C12.1)', () => {
  const day = 10 * TENTH_OF_DAY_S;
  expect(
    medianDays(
      summed([
        [day, 2 * day],
        [5 * day, 9 * day, day / 2, 4 * day],
      ]),
    ),
  ).toBe(3);
  expect(medianDays([])).toBe(null);
});
