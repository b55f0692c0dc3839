/** Extracts one monotonic recording: real logs contain clock jumps and several flights */
import type { Fix } from './records.ts';

const DAY = 86_400;
const HOUR = 3_600;
/** A longer gap splits recordings. */
const SILENCE = 3 * HOUR;

/** Seconds; a jump back by over half a day is midnight. */
function step(from: number, to: number): number {
  const seconds = to - from;
  return seconds < -DAY / 2 ? seconds + DAY : seconds;
}

const isNear = (seconds: number): boolean => seconds >= 0 && seconds <= HOUR;

/** Drops single fixes with a wrong clock. */
function withoutJumps(fixes: readonly Fix[]): Fix[] {
  const kept: Fix[] = [];
  for (const [at, fix] of fixes.entries()) {
    const [before, after] = [kept.at(-1), fixes[at + 1]];
    const isJump = before && after && !isNear(step(before.time, fix.time)) && isNear(step(before.time, after.time));
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
    const passed = recordings.length > 0 ? step(clock, fix.time) : fix.time;
    if (recordings.length > 0 && passed <= 0 && passed > -SILENCE) continue;
    const isLongAfter = passed > SILENCE || passed <= -SILENCE;
    if (recordings.length === 0 || isLongAfter) recordings.push([]);
    // After a long gap the number of days is unknown.
    time = isLongAfter ? Math.floor(time / DAY) * DAY + fix.time : time + passed;
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
