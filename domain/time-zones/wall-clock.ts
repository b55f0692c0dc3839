/** Wall-clock time in time zones (C19.6) */
import { HOUR_MS } from '../durations.ts';
import { dayAfter } from '../text/calendar.ts';

export const UTC = 'UTC';

const FORMATS = new Map<string, Intl.DateTimeFormat>();

const formatIn = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });

/** UTC if the browser is too old; the display says so. */
export function supportedZone(timeZone: string): string {
  try {
    FORMATS.set(timeZone, FORMATS.get(timeZone) ?? formatIn(timeZone));
    return timeZone;
  } catch {
    return UTC;
  }
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const supported = supportedZone(timeZone);
  return FORMATS.get(supported) ?? formatIn(supported);
}

export function wallClock(moment: Date, timeZone: string): string {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const read = (type: Intl.DateTimeFormatPartTypes, length = 2) => (parts.get(type) ?? '').padStart(length, '0');
  return `${read('year', 4)}-${read('month')}-${read('day')}T${read('hour')}:${read('minute')}:${read('second')}`;
}

/** Milliseconds ahead of UTC. */
const aheadOf = (ms: number, timeZone: string): number =>
  Date.parse(`${wallClock(new Date(ms), timeZone)}Z`) - Math.floor(ms / 1000) * 1000;

/** `YYYY-MM-DDTHH:MM`, or with seconds. Takes the first of a repeated time; moves a skipped one on by the gap. */
export function timestampAt(dayAndTime: string, timeZone: string): Date {
  const asUtc = Date.parse(`${dayAndTime}Z`);
  if (Number.isNaN(asUtc)) return new Date(Number.NaN);
  // Clocks change at most once in two days.
  const offsetBefore = asUtc - aheadOf(asUtc - 24 * HOUR_MS, timeZone);
  const offsetAfter = asUtc - aheadOf(asUtc + 24 * HOUR_MS, timeZone);
  const isShown = (ms: number) => aheadOf(ms, timeZone) === asUtc - ms;
  return new Date([offsetBefore, offsetAfter].sort((a, b) => a - b).find(isShown) ?? offsetBefore);
}

export function nextAt(time: string, moment: Date, timeZone: string): Date {
  const today = wallClock(moment, timeZone).slice(0, 10);
  const first = timestampAt(`${today}T${time}`, timeZone);
  return first > moment ? first : timestampAt(`${dayAfter(today)}T${time}`, timeZone);
}
