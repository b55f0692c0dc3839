/** A report's waiting time (C15.5), by the device's clock, which may be wrong. */
import { DAY_MS } from '../../../../domain/durations.ts';
import { utcDay } from '../../../../domain/text/calendar.ts';

const SOON_DAYS = 3;
const TODAY_DAYS = 6;

/** `none` for a future day. */
export function urgencyOf(day: string, now: Date): 'none' | 'soon' | 'today' {
  const days = Math.round((Date.parse(utcDay(now)) - Date.parse(day)) / DAY_MS);
  if (days >= TODAY_DAYS) return 'today';
  return days >= SOON_DAYS ? 'soon' : 'none';
}
