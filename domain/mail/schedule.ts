/** When mails go (contract C9.2, C9.3, C9.5, C19.6, C19.8); every moment is given, so that nothing here waits. */
import { nextAt, wallClock } from '../time-zones/wall-clock.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** From each failed try to the next; after the last of six there is none. */
const PAUSES_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 12 * HOUR_MS];

/** When a mail is tried again after so many failed tries, the last of them now; `null`: no more. */
export function retryAt(tries: number, now: Date): Date | null {
  const pause = PAUSES_MS[tries - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause);
}

/** So long a mail waits for a mail server that cannot be used, without counting tries. */
export const OUTAGE_MAX_MS = DAY_MS;
export const OUTAGE_RETRY_MS = MINUTE_MS;

/** At most so many mails within so long to one person (C9.3, C19.8). */
const CAPS = [
  { most: 1, withinMs: 15 * MINUTE_MS },
  { most: 5, withinMs: HOUR_MS },
  { most: 20, withinMs: DAY_MS },
] as const;
export const CAP_WINDOW = { backMs: DAY_MS, mails: Math.max(...CAPS.map(({ most }) => most)) };

/** When a person may get the next mail, from when the last ones went, newest first; `null`: now. */
export function cappedUntil(sentAt: readonly Date[], now: Date): Date | null {
  const ends = CAPS.flatMap(({ most, withinMs }) => {
    const oldest = sentAt[most - 1];
    return oldest ? [oldest.getTime() + withinMs] : [];
  }).filter((end) => end > now.getTime());
  return ends.length === 0 ? null : new Date(Math.max(...ends));
}

/** When those are told who want to be told once a day, and on Mondays of actions: by the clocks of their club (C19.6). */
const MORNING = '07:00';

export const nextMorning = (now: Date, timeZone: string): Date => nextAt(MORNING, now, timeZone);

/** The Monday on which people of a time zone are to be told of actions now, as its day; `null` before its morning and on other days. */
export function actionsMonday(now: Date, timeZone: string): string | null {
  const [day = '', time = ''] = wallClock(now, timeZone).split('T');
  return new Date(`${day}T00:00:00Z`).getUTCDay() === 1 && time >= MORNING ? day : null;
}

/** From today on, actions due within so many days are told to who owns them. */
export const ACTIONS_AHEAD_DAYS = 7;

/** On which days after a report came to its club somebody is reminded of it, and until when at the latest. */
export const REMINDERS = [
  { day: 14, fromMs: 14 * DAY_MS, toMs: 21 * DAY_MS },
  { day: 7, fromMs: 7 * DAY_MS, toMs: 14 * DAY_MS },
] as const;

/** The reminder that is to go for a report that came so long ago, milliseconds; `null`: none. */
export function reminderDay(ageMs: number): number | null {
  return REMINDERS.find(({ fromMs, toMs }) => ageMs >= fromMs && ageMs < toMs)?.day ?? null;
}

export const MAIL_RETENTION_MS = 30 * DAY_MS;
