/** Formats times in a club's time zone (C19.6). */

import { fill } from '../../../domain/language/text.ts';
import { language } from '../../../domain/language/words/en.ts';
import { supportedZone, UTC, wallClock } from '../../../domain/time-zones/wall-clock.ts';
import { longDay } from '../dates.ts';
import * as words from '../words/en.ts';

/** Each English locale has short names only for its own zones: `CET`, `EST`, `AEST`. */
const ENGLISH = ['en-GB', 'en-US', 'en-AU'];
/** Other languages have short names of their own: `MESZ`. */
const LOCALES = language === 'en' ? ENGLISH : [language, ...ENGLISH];
const FORMATS = new Map<string, Intl.DateTimeFormat[]>();

function formatsOf(timeZone: string): Intl.DateTimeFormat[] {
  const cached = FORMATS.get(timeZone);
  if (cached) return cached;
  const formats = LOCALES.map(
    (locale) => new Intl.DateTimeFormat(locale, { timeZone: supportedZone(timeZone), timeZoneName: 'short' }),
  );
  FORMATS.set(timeZone, formats);
  return formats;
}

/** Such as `CEST`, `GMT-3` or `UTC`. */
export function zoneName(timeZone: string, at: Date): string {
  const names = formatsOf(timeZone).map(
    (format) => format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? UTC,
  );
  return names.find((name) => !/^(?:GMT|UTC)[+\-−]/.test(name)) ?? names[0] ?? UTC;
}

export function localDateTime(iso: string, timeZone: string): string {
  const moment = new Date(iso);
  const [day = '', time = ''] = wallClock(moment, timeZone).split('T');
  if (language !== 'en') return fill(words.dayAtTime, { day: longDay(day), time: time.slice(0, 5) });
  const hours = Number(time.slice(0, 2));
  const clock = `${hours % 12 || 12}:${time.slice(3, 5)} ${hours < 12 ? 'AM' : 'PM'}`;
  return fill(words.dayAtTime, { day: longDay(day), time: clock });
}

export const longDateTime = (iso: string, timeZone: string): string =>
  `${localDateTime(iso, timeZone)} ${zoneName(timeZone, new Date(iso))}`;
