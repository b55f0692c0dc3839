/** Extracts one recording: logs contain clock jumps and several flights */
import type { Fix } from './records.ts';

const DAY_S = 86_400;
const HOUR_S = 3_600;
const GAP_MAX_S = 3 * HOUR_S;

/** Seconds; a jump back by over half a day is midnight. */
function elapsed(from: number, to: number): number {
  const seconds = to - from;
  return seconds < -DAY_S / 2 ? seconds + DAY_S : seconds;
}

const isNear = (seconds: number): boolean => seconds >= 0 && seconds <= HOUR_S;

/** Drops single fixes with a wrong clock. */
function withoutJumps(fixes: readonly Fix[]): Fix[] {
  const kept: Fix[] = [];
  for (const [at, fix] of fixes.entries()) {
    const [before, after] = [kept.at(-1), fixes[at + 1]];
    const isJump =
      before && after && !isNear(elapsed(before.time, fix.time)) && isNear(elapsed(before.time, after.time));
    if (!isJump) kept.push(fix);
  }
  return kept;
}

/** Drops fixes that repeat or go back in time. */
function recordingsOf(fixes: readonly Fix[]): Fix[][] {
  const recordings: Fix[][] = [];
  let clock = 0;
  let time = 0;
  for (const fix of fixes) {
    const elapsedS = recordings.length > 0 ? elapsed(clock, fix.time) : fix.time;
    if (recordings.length > 0 && elapsedS <= 0 && elapsedS > -GAP_MAX_S) continue;
    const isLongAfter = elapsedS > GAP_MAX_S || elapsedS <= -GAP_MAX_S;
    if (recordings.length === 0 || isLongAfter) recordings.push([]);
    // The number of days is unknown.
    time = isLongAfter ? Math.floor(time / DAY_S) * DAY_S + fix.time : time + elapsedS;
    clock = fix.time;
    fix.time = time;
    recordings.at(-1)?.push(fix);
  }
  return recordings;
}

/** Increasing times, each second once, relative to the recording. */
export function longestRecording(fixes: readonly Fix[]): Fix[] {
  const recordings = recordingsOf(withoutJumps(fixes));
  return recordings.reduce((longest, each) => (each.length > longest.length ? each : longest), [] as Fix[]);
}
