/** Formats days in UTC (C3.14); for times see time-zones/date-time.ts. */
import { withOrdinal } from '../../domain/language/days.ts';
import { language } from '../../domain/language/words/en.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** `2026-06`: a copy may name the month only (C5.5). */
export const isMonth = (iso: string): boolean => /^\d{4}-\d\d$/.test(iso);

/** Browsers parse almost any text with a year as a date. */
const DAY = /^\d{4}-\d\d-\d\d(?:T|$)/;

function formatLocalised(
  date: Date,
  { hasDay, monthLetters }: { hasDay: boolean; monthLetters: number | undefined },
): string {
  const month = monthLetters && hasDay ? 'short' : 'long';
  const day = hasDay ? ({ day: 'numeric' } as const) : {};
  return withOrdinal(date.toLocaleDateString(language, { ...day, month, year: 'numeric', timeZone: 'UTC' }));
}

/** Truncates the month's name to `monthLetters`; months stay months (C5.5), other text is unchanged. */
function formatDayOrMonth(iso: string, monthLetters?: number): string {
  const date = new Date(isMonth(iso) || DAY.test(iso) ? iso : Number.NaN);
  if (Number.isNaN(date.getTime())) return iso;
  if (language !== 'en') return formatLocalised(date, { hasDay: !isMonth(iso), monthLetters });
  const month = MONTHS[date.getUTCMonth()] ?? '';
  if (isMonth(iso)) return `${month} ${date.getUTCFullYear()}`;
  return `${month.slice(0, monthLetters)} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}

/** `MMM d, yyyy`; a month, `2026-06`, is `June 2026`. */
export const shortDay = (iso: string): string => formatDayOrMonth(iso, 3);

/** `MMMM d, yyyy`; a month, `2026-06`, is `June 2026`. */
export const longDay = (iso: string): string => formatDayOrMonth(iso);

/** A submitted day: unchanged in English, else in the page's format (C14.10). */
export const sentDay = (iso: string): string => (language === 'en' ? iso : longDay(iso));

/** `HH:mm`; other text, such as a manager's wording, is unchanged. */
export const shortTime = (text: string): string => (/^\d\d:\d\d(?::\d\d)?$/.test(text) ? text.slice(0, 5) : text);
