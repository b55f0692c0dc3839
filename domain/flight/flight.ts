/** The height curve of a flight as a report carries it (contract C16.5): seconds and metres, and nothing that says where or when. Its schemas: sent-flight.ts. */

/** A second of the flight, counted from its first fix, and the height then in metres. */
export type Height = [second: number, metre: number];

export type Flight = {
  heights: Height[];
  /** The second that the reporter marked, and the one of the launch. */
  moment: number | null;
  launch: number | null;
};

/** Most heights of a curve. */
export const HEIGHTS_MAX = 600;
/** Two days: a flight is shorter. */
export const SECONDS_BELOW = 172_800;
export const METRES_MIN = -500;
export const METRES_MAX = 20_000;

/** Fractions could hide a place, so every number is whole. */
const isWhole = (value: unknown, from: number, to: number): boolean =>
  Number.isInteger(value) && (value as number) >= from && (value as number) <= to;

/** True where seconds grow from 0 and everything is within its limits. */
function areHeights(sent: unknown): sent is Height[] {
  if (!Array.isArray(sent) || sent.length === 0 || sent.length > HEIGHTS_MAX) return false;
  let next = 0;
  for (const [at, point] of sent.entries()) {
    if (!Array.isArray(point) || point.length !== 2) return false;
    if (!isWhole(point[0], next, at === 0 ? 0 : SECONDS_BELOW - 1)) return false;
    if (!isWhole(point[1], METRES_MIN, METRES_MAX)) return false;
    next = point[0] + 1;
  }
  return true;
}

/** True of a height curve to the letter of C16.5, without any other key. */
export function isFlight(sent: unknown): sent is Flight {
  if (typeof sent !== 'object' || sent === null) return false;
  if (Object.keys(sent).sort().join() !== 'heights,launch,moment') return false;
  const { heights, moment, launch } = sent as Record<string, unknown>;
  if (!areHeights(heights)) return false;
  const last = lastSecond(heights);
  return [moment, launch].every((second) => second === null || isWhole(second, 0, last));
}

/** The second of the last height. */
export const lastSecond = (heights: readonly Height[]): number => heights.at(-1)?.[0] ?? 0;
