/** Detects the launch from heights alone, without positions (C16.5) */
import type { Height } from '../flight.ts';

/** Climb within a minute, after level ground. */
const CLIMB_METRES = 40;
const CLIMB_SECONDS = 60;
const GROUND_SECONDS = 20;
/** Drift from satellites and weather. */
const LEVEL_METRES = 30;
const AIRBORNE_METRES = 5;

/** `null` if the log starts in the air or never climbs. */
export function launchOf(heights: readonly Height[]): number | null {
  let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let end = 0;
  for (const [at, [second, metre]] of heights.entries()) {
    lowest = Math.min(lowest, metre);
    highest = Math.max(highest, metre);
    if (highest - lowest > LEVEL_METRES) return null;
    while (end + 1 < heights.length && (heights[end]?.[0] ?? 0) - second < CLIMB_SECONDS) end += 1;
    const climb = heights.slice(at, end + 1);
    if ((climb.at(-1)?.[1] ?? metre) - metre < CLIMB_METRES) continue;
    const launch = climb.filter(([, each]) => each <= metre + AIRBORNE_METRES).at(-1)?.[0] ?? second;
    return launch >= GROUND_SECONDS ? launch : null;
  }
  return null;
}
