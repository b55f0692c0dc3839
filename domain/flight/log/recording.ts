/** Extracts one recording: logs contain clock jumps and several flights */
import { bisect, longestIncreasingSubsequence } from './increasing-subsequence.ts';
import type { Fix } from './records.ts';

export const DAY_S = 86_400;
/** A longer gap starts another flight. */
const FLIGHT_GAP_S = 3 * 3_600;
/** A longer gap starts another part. */
const PART_GAP_S = 120;
/** Shorter parts are faults if their clock does not fit, or if they are far from the rest. */
const PART_MIN_S = 60;
const PART_MIN_FIXES = 5;

/** In file order; `fits`: at least some of its times continue those of the others. */
type Part = { fixes: Fix[]; fits: boolean; starts: number; ends: number };
/** `shift`: seconds by which its clock is corrected. */
type ShiftedPart = Part & { shift: number };

const isNear = (seconds: number): boolean => seconds >= 0 && seconds <= PART_GAP_S;

const isPart = ({ fixes, starts, ends }: Part): boolean =>
  fixes.length >= PART_MIN_FIXES && ends - starts >= PART_MIN_S;

/** Makes times count from the midnight before the first fix. */
function unwrapMidnights(fixes: readonly Fix[]): void {
  const [first] = fixes;
  let { time: clock, midnight: written } = first ?? { time: 0, midnight: null };
  let midnight = 0;
  for (const fix of fixes) {
    const jump = fix.time - clock;
    const passed = jump < FLIGHT_GAP_S - DAY_S ? DAY_S : jump > DAY_S - FLIGHT_GAP_S ? -DAY_S : 0;
    const continues = isNear(jump + passed);
    midnight = fix.midnight === written || continues ? midnight + passed : (fix.midnight ?? 0) - (first?.midnight ?? 0);
    clock = fix.time;
    written = fix.midnight;
    fix.time = midnight + clock;
  }
}

/** Sets `fits` on as many fixes with increasing times as possible. */
function markFitting(fixes: readonly Fix[]): void {
  const series = longestIncreasingSubsequence(fixes.map(({ time }) => time));
  if (series.length === fixes.length) return;
  for (const fix of fixes) fix.fits = false;
  for (const at of series) {
    const fix = fixes[at];
    if (fix) fix.fits = true;
  }
}

/** Splits where the clock jumps; `isStrict`: also between fixes that fit and those that do not. */
function partsOf(fixes: readonly Fix[], isStrict: boolean): Part[] {
  const parts: Part[] = [];
  let part: Part | undefined;
  for (const fix of fixes) {
    const { time, fits } = fix;
    if (part && (!isStrict || part.fits === fits) && time > part.ends && time - part.ends <= PART_GAP_S) {
      part.fixes.push(fix);
      part.fits ||= fits;
      part.ends = time;
    } else {
      part = { fixes: [fix], fits, starts: time, ends: time };
      parts.push(part);
    }
  }
  return parts;
}

/** Some recorders write a part of the flight twice. */
function isRepeated({ fixes, starts }: Part, fitting: readonly Fix[]): boolean {
  const from = bisect(fitting.length, (at) => fitting[at]?.time ?? 0, starts);
  return fixes.every(({ time, pressure, satellites, position }, at) => {
    const other = fitting[from + at];
    return (
      other?.time === time &&
      other.pressure === pressure &&
      other.satellites === satellites &&
      other.position === position
    );
  });
}

/** The parts that fit, and those recorded before or after a clock was corrected. */
function soundParts(fixes: readonly Fix[]): Part[] {
  markFitting(fixes);
  const fitting = fixes.filter(({ fits }) => fits);
  if (fitting.length === fixes.length) return partsOf(fixes, false);
  const sound = partsOf(fixes, true).filter((part) => part.fits || (isPart(part) && !isRepeated(part, fitting)));
  return partsOf(
    sound.flatMap((part) => part.fixes),
    false,
  );
}

/** The shift that makes a part follow another without a gap. */
function shiftToJoin({ ends, shift }: ShiftedPart, { fixes, starts }: Part): number {
  return ends + shift + Math.max(1, (fixes[1]?.time ?? starts) - starts) - starts;
}

/** Whether the clock jumped for one part and returned. */
const isWrongBetween = (before: Part, part: Part, after: Part): boolean =>
  isNear(after.starts - before.ends - (part.ends - part.starts)) && !isNear(part.starts - before.ends);

/** Appends a part, after the last one whatever its clock says. */
function appendPart(placed: ShiftedPart[], part: Part, shift: number): ShiftedPart {
  const [last, before] = [placed.at(-1), placed.at(-2)];
  const next = { ...part, shift };
  if (last && before && isWrongBetween(before, last, part)) {
    last.shift = shiftToJoin(before, last);
    next.shift = Math.max(before.shift, shiftToJoin(last, part));
  } else if (last) next.shift = part.fits ? Math.max(shift, shiftToJoin(last, part)) : shiftToJoin(last, part);
  placed.push(next);
  return next;
}

/** In file order, each part after the one before. */
function recordingsOf(parts: readonly Part[]): ShiftedPart[][] {
  const recordings: ShiftedPart[][] = [];
  let shift = 0;
  let fitting: Part | undefined;
  for (const [at, part] of parts.entries()) {
    if (part.fits && fitting && part.starts - fitting.ends > FLIGHT_GAP_S) recordings.push([]);
    const last = recordings.at(-1)?.at(-1);
    const gap = last ? part.starts - last.ends : part.ends - (parts[at + 1]?.starts ?? part.ends);
    if (!part.fits && Math.abs(gap) > FLIGHT_GAP_S) continue;
    if (recordings.length === 0) recordings.push([]);
    const placed = appendPart(recordings.at(-1) ?? [], part, shift);
    if (!part.fits) continue;
    shift = placed.shift;
    fitting = part;
  }
  return recordings;
}

/** Drops stray fixes long before or long after the flight. */
function withoutStrays(parts: readonly ShiftedPart[]): readonly ShiftedPart[] {
  const flown = parts.map(isPart);
  return flown.includes(true) ? parts.slice(flown.indexOf(true), flown.lastIndexOf(true) + 1) : parts;
}

const hasSatellites = ({ fixes }: Part): boolean => fixes.some(({ isValid }) => isValid);

/**
 * Midnights between the header with the opening's day and the opening: recorders left on may not write the new day.
 * Only parts with satellites tell.
 */
function countMidnights(opening: Fix, parts: readonly Part[]): number {
  const at = parts.findIndex(({ fixes }) => fixes[0] === opening);
  const earlier = parts.slice(0, at).filter((part) => isPart(part) && hasSatellites(part));
  const dated = [...earlier.flatMap(({ fixes }) => fixes), opening].filter(
    ({ midnight }) => midnight === opening.midnight,
  );
  const [first = opening] = dated;
  const unwrapped = Math.floor(opening.time / DAY_S) - Math.floor(first.time / DAY_S);
  const drops = dated.filter(({ time }, index) => time < (dated[index - 1]?.time ?? time) - FLIGHT_GAP_S);
  return Math.max(0, unwrapped) + drops.length;
}

const countFixes = (parts: readonly Part[]): number => parts.reduce((count, { fixes }) => count + fixes.length, 0);

/** The recording with most fixes; their times increase. */
export function longestRecording(fixes: readonly Fix[]): Fix[] {
  unwrapMidnights(fixes);
  const sound = soundParts(fixes);
  const recordings = recordingsOf(sound);
  const longest = recordings.reduce((one, other) => (countFixes(other) > countFixes(one) ? other : one), []);
  const parts = withoutStrays(longest);
  const opening = parts[0]?.fixes[0];
  if (opening && opening.midnight !== null) opening.midnight += countMidnights(opening, sound) * DAY_S;
  // Satellites correct the clock: the last part with reception is right.
  const right = parts.filter(hasSatellites).at(-1) ?? parts.at(-1);
  for (const part of parts) for (const fix of part.fixes) fix.time += part.shift - (right?.shift ?? 0);
  return parts.flatMap((part) => part.fixes);
}
