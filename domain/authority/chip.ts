/** The chip of a report that may be due at the authority, to the letter of contract C13.2: the API's, in English. */
import { language } from '../language/words/en.ts';
import type { Clock } from './clocks.ts';
import { nextClock } from './clocks.ts';
import { lastSent, type Submission } from './submissions.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_HOURS = 24;
/** From so many hours on days alone are named, before and after. */
const DAYS_ALONE_HOURS = 48;

/** Stands before every chip. */
const BEFORE = 'Authority: ';

/** How long is left, or how late it is, in full hours and days, cut. */
export function timeLeft(due: Date, now: Date): string {
  const left = due.getTime() - now.getTime();
  const hours = Math.floor(Math.abs(left) / HOUR_MS);
  if (hours === 0) return 'due now';
  const word = left > 0 ? 'left' : 'late';
  if (hours >= DAYS_ALONE_HOURS) return `${Math.floor(hours / DAY_HOURS)} days ${word}`;
  return left > 0 && hours >= DAY_HOURS ? `1 day ${hours - DAY_HOURS} h left` : `${hours} h ${word}`;
}

/** English writes days as the British do. */
const LOCALE = language === 'en' ? 'en-GB' : language;
const DAY = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** A day as `3 Jun 2026`, on pages as their language writes it. */
export function dayInWords(day: string): string {
  const written = DAY.format(new Date(`${day}T00:00:00Z`));
  return language === 'en' ? written.replace('Sept', 'Sep') : written;
}

/** The chip: the clock that is due next, or what was sent last, or that nothing need be. */
export function chipOf(clocks: readonly Clock[], sent: readonly Submission[], now: Date): string {
  const next = nextClock(clocks);
  if (next) return BEFORE + timeLeft(next.due, now);
  const last = lastSent(sent);
  if (last === null) return `${BEFORE}not reportable`;
  return `${BEFORE}sent ${dayInWords(last.sentOn)}${last.reference === null ? '' : `, ref. ${last.reference}`}`;
}
