/** Downsampling keeps the peaks (C16.5). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Height } from '../flight.ts';
import { downsample } from './downsample.ts';

const curve = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: -500, max: 20_000 })), {
    minLength: 2,
    maxLength: 400,
  })
  .map((steps): Height[] => {
    let second = -(steps[0]?.[0] ?? 0);
    return steps.map(([passed, metre]): Height => {
      second += passed;
      return [second, metre];
    });
  });

test('a downsampled curve keeps its ends, its extremes and the order of time, and invents no heights (C16.5)', () => {
  fc.assert(
    fc.property(curve, fc.integer({ min: 4, max: 120 }), (heights, most) => {
      const kept = downsample(heights, most);
      const all = new Set(heights.map(String));
      expect(kept.length).toBeLessThanOrEqual(most);
      expect(kept.every((height) => all.has(String(height)))).toBe(true);
      expect(kept.every(([second], at) => at === 0 || second > (kept[at - 1]?.[0] ?? 0))).toBe(true);
      expect([kept[0], kept.at(-1)]).toEqual([heights[0], heights.at(-1)]);
      const metres = (some: Height[]) => some.map(([, metre]) => metre);
      expect(Math.max(...metres(kept))).toBe(Math.max(...metres(heights)));
      expect(Math.min(...metres(kept))).toBe(Math.min(...metres(heights)));
    }),
  );
});

test('a peak of a single fix is kept (C16.5)', () => {
  const heights = Array.from({ length: 18_000 }, (_, at): Height => [at, at === 7_777 ? 1_200 : 900]);
  expect(downsample(heights, 600)).toContainEqual([7_777, 1_200]);
  expect(downsample(heights.slice(0, 600), 600)).toEqual(heights.slice(0, 600));
});
