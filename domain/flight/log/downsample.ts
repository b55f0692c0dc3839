/** Downsamples heights without changing the curve's shape (C16.5). */
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

/** Keeps the first, the last, and the extremes of equal segments, so that no peak is lost. */
export function downsample(heights: readonly Height[], max: number): Height[] {
  if (heights.length <= max) return [...heights];
  const segments = Math.floor((max - 2) / 2);
  const inner = heights.length - 2;
  const indices = [0];
  for (let segment = 0; segment < segments; segment += 1) {
    const edge = (number: number) => 1 + Math.floor((number * inner) / segments);
    indices.push(...extremes(heights, edge(segment), edge(segment + 1)));
  }
  indices.push(heights.length - 1);
  return indices.flatMap((at) => (heights[at] ? [heights[at]] : []));
}
