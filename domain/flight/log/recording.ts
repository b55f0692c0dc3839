/** One recording with growing times: real logs hold jumping clocks and several flights */
import type { Fix } from './records.ts';

const DAY = 86_400;
const HOUR = 3_600;
/** A longer silence splits recordings. */
const SILENCE = 3 * HOUR;

/** Seconds; a jump back by more than half a day is midnight. */
function step(from: number, to: number): number {
  const seconds = to - from;
  return seconds < -DAY / 2 ? seconds + DAY : seconds;
}

const isNear = (seconds: number): boolean => seconds >= 0 && seconds <= HOUR;

/** Drops fixes whose clock alone jumps: the next goes on where the one before was. */
function withoutJumps(fixes: readonly Fix[]): Fix[] {
  const kept: Fix[] = [];
  for (const [at, fix] of fixes.entries()) {
    const [before, after] = [kept.at(-1), fixes[at + 1]];
    const isJump = before && after && !isNear(step(before.time, fix.time)) && isNear(step(before.time, after.time));
    if (!isJump) kept.push(fix);
  }
  return kept;
}

/** Fixes that go back in time or repeat it are dropped. */
function recordingsOf(fixes: readonly Fix[]): Fix[][] {
  const recordings: Fix[][] = [];
  let clock = 0;
  let time = 0;
  for (const fix of fixes) {
    const passed = recordings.length > 0 ? step(clock, fix.time) : fix.time;
    if (recordings.length > 0 && passed <= 0 && passed > -SILENCE) continue;
    const isLongAfter = passed > SILENCE || passed <= -SILENCE;
    if (recordings.length === 0 || isLongAfter) recordings.push([]);
    // After a long silence nobody knows how many days have passed.
    time = isLongAfter ? Math.floor(time / DAY) * DAY + fix.time : time + passed;
    clock = fix.time;
    fix.time = time;
    recordings.at(-1)?.push(fix);
  }
  return recordings;
}

/** In order of time, each second once; times are those of the recording. */
export function longestRecording(fixes: readonly Fix[]): Fix[] {
  const recordings = recordingsOf(withoutJumps(fixes));
  return recordings.reduce((longest, each) => (each.length > longest.length ? each : longest), [] as Fix[]);
}
