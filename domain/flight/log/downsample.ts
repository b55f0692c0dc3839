/** Fewer heights for the same curve (contract C16.5). */
import type { Height } from '../flight.ts';

/** The indices of the lowest and the highest of some heights, in the order of time. */
function extremes(heights: readonly Height[], from: number, to: number): number[] {
  let [low, high] = [from, from];
  for (let at = from + 1; at < to; at += 1) {
    const metre = heights[at]?.[1] ?? 0;
    if (metre < (heights[low]?.[1] ?? 0)) low = at;
    if (metre > (heights[high]?.[1] ?? 0)) high = at;
  }
  return low === high ? [low] : [Math.min(low, high), Math.max(low, high)];
}

/**
 * At most `most` heights: the first, the last, and of equal stretches between them the lowest and the highest. So every peak
 * stays within its stretch, and the highest and the lowest of all stay as they are.
 */
export function downsample(heights: readonly Height[], most: number): Height[] {
  if (heights.length <= most) return [...heights];
  const stretches = Math.floor((most - 2) / 2);
  const inner = heights.length - 2;
  const kept = [0];
  for (let stretch = 0; stretch < stretches; stretch += 1) {
    const edge = (number: number) => 1 + Math.floor((number * inner) / stretches);
    kept.push(...extremes(heights, edge(stretch), edge(stretch + 1)));
  }
  kept.push(heights.length - 1);
  return kept.flatMap((at) => (heights[at] ? [heights[at]] : []));
}
