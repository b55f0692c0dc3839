/** Downsamples heights without changing the curve's shape (contract C16.5). */
import type { Height } from '../flight.ts';

/** Indices of minimum and maximum, in order of time. */
function extremes(heights: readonly Height[], from: number, to: number): number[] {
  let [low, high] = [from, from];
  for (let at = from + 1; at < to; at += 1) {
    const metre = heights[at]?.[1] ?? 0;
    if (metre < (heights[low]?.[1] ?? 0)) low = at;
    if (metre > (heights[high]?.[1] ?? 0)) high = at;
  }
  return low === high ? [low] : [Math.min(low, high), Math.max(low, high)];
}

/** At most `most` heights: first, last, and the minimum and maximum of equal stretches, so that peaks stay. */
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
