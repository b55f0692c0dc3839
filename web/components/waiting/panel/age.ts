/** How long a report has waited (contract C15.5), by days of the device's clock, which may be wrong. */
import { utcDay } from '../../../../domain/text/calendar.ts';

const DAY_MS = 86_400_000;
const SOON_FROM = 3;
const TODAY_FROM = 6;

/** How pressing it is to send a report that was sealed on that day; a day to come is none. */
export function urgencyOf(day: string, now: Date): 'none' | 'soon' | 'today' {
  const days = Math.round((Date.parse(utcDay(now)) - Date.parse(day)) / DAY_MS);
  if (days >= TODAY_FROM) return 'today';
  return days >= SOON_FROM ? 'soon' : 'none';
}
