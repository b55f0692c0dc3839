/** Day and time arithmetic on strings (C3.3, C3.14) */
import { DAY_MS } from '../durations.ts';
import * as words from './words/en.ts';

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

/** `YYYY-MM-DD`, years 0001 to 9999. */
export function isRealDay(text: string): boolean {
  const [, year, month, day] = DAY.exec(text) ?? [];
  if (!year || !month || !day || year === '0000') return false;
  const date = new Date(`${text}T00:00:00Z`);
  return date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(day);
}

export function isClockTime(text: string): boolean {
  return TIME.test(text);
}

export function dayError(text: string): string | null {
  return isRealDay(text) ? null : words.realDay;
}

export function timeError(text: string): string | null {
  return isClockTime(text) ? null : words.clockTime;
}

export function utcDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** `null` past year 9999. */
export function dayAfter(day: string): string | null {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.getUTCFullYear() > 9999 ? null : utcDay(next);
}

/** In UTC; negative `days` go back. */
export function daysAfter(day: string, days: number): string {
  return utcDay(new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS));
}

/** Negative if `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS;
}

export function isReversed(from: string | null, to: string | null): boolean {
  return from !== null && to !== null && from > to;
}

/** Inclusive; `null`: open. */
export type Days = { from: string | null; to: string | null };

const firstOfMonth = (day: string): string => `${day.slice(0, 8)}01`;

export function lastOfMonth(day: string): string {
  const last = new Date(`${firstOfMonth(day)}T00:00:00Z`);
  last.setUTCMonth(last.getUTCMonth() + 1, 0);
  return day.slice(0, 8) + String(last.getUTCDate()).padStart(2, '0');
}

/** `from` inclusive, `before` exclusive; `null`: open. */
export type Months = { from: string | null; before: string | null };

/** Whole months, and the remaining days at both ends. */
export function splitIntoMonths({ from, to }: Days): { months: Months | null; days: Days[] } {
  const startsWhole = from === null || from === firstOfMonth(from);
  const endsWhole = to === null || to === lastOfMonth(to);
  const isWithinOne = from !== null && to !== null && from.slice(0, 7) >= to.slice(0, 7);
  if (isWithinOne && !(startsWhole && endsWhole)) return { months: null, days: [{ from, to }] };
  const days: Days[] = [];
  if (!startsWhole) days.push({ from, to: lastOfMonth(from) });
  if (!endsWhole) days.push({ from: firstOfMonth(to), to });
  return { months: { from, before: endsWhole ? to : firstOfMonth(to) }, days };
}
