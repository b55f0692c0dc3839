/** A flight's height curve: seconds and metres, never position or date (C16.5) */

export type Height = [second: number, metre: number];

export type Flight = {
  heights: Height[];
  /** In seconds: the moment that the reporter marked, and the launch. */
  moment: number | null;
  launch: number | null;
};

export const HEIGHTS_MAX = 600;
/** Two days; exclusive. */
export const SECONDS_LIMIT = 172_800;
export const METRES_MIN = -500;
export const METRES_MAX = 20_000;

/** Integers only: fractions could hide a position. */
const isWhole = (value: unknown, from: number, to: number): boolean =>
  Number.isInteger(value) && (value as number) >= from && (value as number) <= to;

/** Seconds increase from 0; all within limits. */
function areHeights(sent: unknown): sent is Height[] {
  if (!Array.isArray(sent) || sent.length === 0 || sent.length > HEIGHTS_MAX) return false;
  let next = 0;
  for (const [at, point] of sent.entries()) {
    if (!Array.isArray(point) || point.length !== 2) return false;
    if (!isWhole(point[0], next, at === 0 ? 0 : SECONDS_LIMIT - 1)) return false;
    if (!isWhole(point[1], METRES_MIN, METRES_MAX)) return false;
    next = point[0] + 1;
  }
  return true;
}

/** Exactly as C16.5: no other keys. */
export function isFlight(sent: unknown): sent is Flight {
  if (typeof sent !== 'object' || sent === null) return false;
  if (Object.keys(sent).sort().join() !== 'heights,launch,moment') return false;
  const { heights, moment, launch } = sent as Record<string, unknown>;
  if (!areHeights(heights)) return false;
  const last = lastSecond(heights);
  return [moment, launch].every((second) => second === null || isWhole(second, 0, last));
}

export const lastSecond = (heights: readonly Height[]): number => heights.at(-1)?.[0] ?? 0;
