import { formatDay } from '../../../../domain/language/days.ts';
import { fill } from '../../../../domain/language/text.ts';
import { wallClock } from '../../../../domain/time-zones/wall-clock.ts';
import { zoneName } from '../../../components/time-zones/date-time.ts';
import * as words from './words/en.ts';

/** Such as `4 Jun 2026, 10:00 CEST` (C19.6). */
export function formatDateTime(iso: string, timeZone: string): string {
  const at = new Date(iso);
  const local = wallClock(at, timeZone);
  const day = formatDay(local.slice(0, 10));
  return fill(words.moment, { day, time: local.slice(11, 16), zone: zoneName(timeZone, at) });
}
