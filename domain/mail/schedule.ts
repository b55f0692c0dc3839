/** When mail is sent (C9.2, C9.3, C9.5, C19.6, C19.8) */
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../durations.ts';
import { daysAfter, utcDay } from '../text/calendar.ts';
import { nextAt, wallClock } from '../time-zones/wall-clock.ts';

/** Retry delays; the sixth failure is final. */
const RETRY_DELAYS_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 12 * HOUR_MS];

/** `tries`: including this one; `null`: give up. */
export function retryAt(tries: number, now: Date): Date | null {
  const delay = RETRY_DELAYS_MS[tries - 1];
  return delay === undefined ? null : new Date(now.getTime() + delay);
}

/** While the mail server is down, no tries are used up. */
export const OUTAGE_MAX_MS = DAY_MS;
export const OUTAGE_RETRY_MS = MINUTE_MS;

/** Rate limits per person (C9.3, C19.8). */
const CAPS = [
  { max: 1, withinMs: 15 * MINUTE_MS },
  { max: 5, withinMs: HOUR_MS },
  { max: 20, withinMs: DAY_MS },
] as const;
export const CAP_WINDOW = { backMs: DAY_MS, mails: Math.max(...CAPS.map(({ max }) => max)) };

/** `sentAt`: newest first; `null`: not capped. */
export function cappedUntil(sentAt: readonly Date[], now: Date): Date | null {
  const ends = CAPS.flatMap(({ max, withinMs }) => {
    const oldest = sentAt[max - 1];
    return oldest ? [oldest.getTime() + withinMs] : [];
  }).filter((end) => end > now.getTime());
  return ends.length === 0 ? null : new Date(Math.max(...ends));
}

/** Daily mail, and Monday's about actions, in the club's time (C19.6). */
const MORNING = '07:00';

export const nextMorning = (now: Date, timeZone: string): Date => nextAt(MORNING, now, timeZone);

/** No reminder is written after noon: it would reveal when an action was changed. */
const MORNING_END = '12:00';

const isMonday = (day: string): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() === 1;

/** The Monday that it is somewhere now, if any. */
export const mondayNear = (now: Date): string | undefined =>
  [-1, 0, 1].map((days) => daysAfter(utcDay(now), days)).find(isMonday);

/** The day, on a Monday morning. */
export function actionsMonday(now: Date, timeZone: string): string | null {
  const [day = '', time = ''] = wallClock(now, timeZone).split('T');
  return isMonday(day) && time >= MORNING && time < MORNING_END ? day : null;
}

export const ACTIONS_AHEAD_DAYS = 7;

/** By time since the report reached its club. */
export const REMINDERS = [
  { day: 14, fromMs: 14 * DAY_MS, toMs: 21 * DAY_MS },
  { day: 7, fromMs: 7 * DAY_MS, toMs: 14 * DAY_MS },
] as const;

export function reminderDay(ageMs: number): number | null {
  return REMINDERS.find(({ fromMs, toMs }) => ageMs >= fromMs && ageMs < toMs)?.day ?? null;
}

export const MAIL_RETENTION_MS = 30 * DAY_MS;
