/** Parses days and times of imports (C12.7) into the stored form (C3.3) */
import { validationMessage } from '../language/validation-message.ts';
import { isClockTime, isRealDay } from '../text/calendar.ts';
import * as words from './words/en.ts';

/** Year first is always accepted. */
export const DAY_ORDERS = ['ymd', 'dmy', 'mdy'] as const;
export type DayOrder = (typeof DAY_ORDERS)[number];

const YEAR_FIRST = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/;
const YEAR_LAST = /^(\d{1,2})[-./] ?(\d{1,2})[-./] ?(\d{4}|\d{2})$/;
const MIDNIGHT = /[ T]00?:00(:00)?(\.0+)?Z?$/;

/** Of any kind, after a day. */
const TIME = /[ T]\d{1,2}[:.]\d{2}.*$/;

/** Two-digit years up to this are 20xx. */
const LAST_SHORT_YEAR = 69;

const twoDigits = (number: string): string => number.padStart(2, '0');

const fullYear = (year: string): string => {
  if (year.length === 4) return year;
  return `${Number(year) <= LAST_SHORT_YEAR ? '20' : '19'}${year}`;
};

export function readDay(text: string, order: DayOrder): string | null {
  const trimmed = text.trim().replace(MIDNIGHT, '');
  const [, year, month = '', day = ''] = YEAR_FIRST.exec(trimmed) ?? [];
  const [, first = '', second = '', last = ''] =
    (year === undefined && order !== 'ymd' && YEAR_LAST.exec(trimmed)) || [];
  const [m, d] = order === 'dmy' ? [second, first] : [first, second];
  const read = year
    ? `${year}-${twoDigits(month)}-${twoDigits(day)}`
    : `${fullYear(last)}-${twoDigits(m)}-${twoDigits(d)}`;
  return isRealDay(read) ? read : null;
}

export function dayProblem(text: string, order: DayOrder): string {
  const trimmed = text.trim().replace(MIDNIGHT, '');
  if (TIME.test(trimmed) && readDay(trimmed.replace(TIME, ''), order) !== null) return words.hasTime;
  const yearFirst = YEAR_FIRST.exec(trimmed);
  const yearLast = order === 'ymd' ? null : YEAR_LAST.exec(trimmed);
  const [first, second, last] = (yearFirst ?? yearLast ?? []).slice(1);
  if (!first || !second || !last) return validationMessage(words.notADate, { order: words.orders[order] });
  const year = Number(yearFirst ? first : fullYear(last));
  if (year === 0) return words.noYearZero;
  const [month, day] = yearFirst ? [second, last] : order === 'dmy' ? [second, first] : [first, second];
  const name = (words.months as Record<number, string>)[Number(month)];
  if (name === undefined) return validationMessage(words.noSuchMonth, { month: Number(month) });
  if (Number(day) === 0) return words.noDayZero;
  const days = new Date(Date.UTC(year, Number(month), 0)).getUTCDate();
  return Number(month) === 2
    ? validationMessage(words.februaryHas, { year: String(year), days })
    : validationMessage(words.monthHas, { month: name, days });
}

/** The start of a UTC day, or an ISO timestamp. */
export function parseTimestamp(text: string, order: DayOrder): Date | null {
  const trimmed = text.trim();
  const hasTime =
    /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):\d{2}(:\d{2}(\.\d{1,6})?)?Z$/.test(trimmed) && isRealDay(trimmed.slice(0, 10));
  const day = hasTime ? null : readDay(trimmed, order);
  const timestamp = new Date(hasTime ? trimmed : `${day}T00:00:00Z`);
  return Number.isNaN(timestamp.getTime()) ? null : timestamp;
}

const CLOCK = /^(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?(?:\s*(am|pm|a\.m\.|p\.m\.|uhr|h|utc|z))?$/i;

/** `HH:MM` or `HH:MM:SS`; other text, and `UTC` in a local time, is unchanged. */
export function readTime(text: string, { isUtc }: { isUtc: boolean }): string {
  const [, hours = '', minutes = '', seconds, suffix = ''] = CLOCK.exec(text.trim()) ?? [];
  const isHalf = /^[ap]/i.test(suffix);
  const hour = isHalf ? (Number(hours) % 12) + (/^p/i.test(suffix) ? 12 : 0) : Number(hours);
  const time = `${twoDigits(String(hour))}:${minutes}${seconds ? `:${seconds}` : ''}`;
  const isOtherZone = !isUtc && /^(?:utc|z)$/i.test(suffix);
  return hours !== '' && !isOtherZone && isClockTime(time) ? time : text;
}

/** Whether day, month and year are where they belong, although there may be no such day: "31.06.2019". */
function isWritten(text: string, order: DayOrder): boolean {
  const trimmed = text.trim().replace(MIDNIGHT, '');
  const [, first, second] = YEAR_LAST.exec(trimmed) ?? [];
  if (order === 'ymd' || first === undefined) return YEAR_FIRST.test(trimmed);
  return Number(order === 'dmy' ? second : first) <= 12;
}

/** The order that parses most, or else in which most are written; ties prefer the first. */
export function guessDayOrder(days: readonly string[]): DayOrder {
  const withoutTimes = days.map((text) => text.trim().replace(TIME, ''));
  const counts = DAY_ORDERS.map((order) => ({
    order,
    unread: days.filter((text) => parseTimestamp(text, order) === null).length,
    unwritten: withoutTimes.filter((text) => !isWritten(text, order)).length,
  }));
  const isBetter = (one: (typeof counts)[number], other: (typeof counts)[number]) =>
    one.unread < other.unread || (one.unread === other.unread && one.unwritten < other.unwritten);
  return counts.reduce((best, each) => (isBetter(each, best) ? each : best)).order;
}
