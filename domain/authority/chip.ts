/** One-line status of a report with the authority (C13.2) */
import * as z from 'zod/mini';
import { HOUR_MS } from '../durations.ts';
import { formatDay } from '../language/days.ts';
import { fill, pluralText } from '../language/text.ts';
import { type Deadline, nextDeadline } from './deadlines.ts';
import { type AuthoritySubmission, lastSent } from './submissions.ts';
import * as words from './words/en.ts';

const DAY_HOURS = 24;
const DAYS_ONLY_FROM_HOURS = 48;

const CHIP_CODES = [
  'days-left',
  'day-and-hours-left',
  'hours-left',
  'due-now',
  'hours-late',
  'days-late',
  'sent',
  'not-reportable',
] as const;

/** `number`: hours or days, by code; `sentOn` and `reference` are the last file's. */
export const Chip = z.object({
  code: z.enum(CHIP_CODES),
  number: z.nullable(z.int()),
  sentOn: z.nullable(z.iso.date()),
  reference: z.nullable(z.string()),
});
export type Chip = z.output<typeof Chip>;

const chip = (code: Chip['code'], more: Partial<Chip> = {}): Chip => ({
  code,
  number: null,
  sentOn: null,
  reference: null,
  ...more,
});

export function timeLeft(due: Date, now: Date): Chip {
  const remainingMs = due.getTime() - now.getTime();
  const hours = Math.floor(Math.abs(remainingMs) / HOUR_MS);
  if (hours === 0) return chip('due-now');
  if (hours >= DAYS_ONLY_FROM_HOURS)
    return chip(remainingMs > 0 ? 'days-left' : 'days-late', { number: Math.floor(hours / DAY_HOURS) });
  if (remainingMs <= 0) return chip('hours-late', { number: hours });
  if (hours >= DAY_HOURS) return chip('day-and-hours-left', { number: hours - DAY_HOURS });
  return chip('hours-left', { number: hours });
}

export function chipOf(deadlines: readonly Deadline[], sent: readonly AuthoritySubmission[], now: Date): Chip {
  const next = nextDeadline(deadlines);
  if (next) return timeLeft(next.due, now);
  const last = lastSent(sent);
  if (last === null) return chip('not-reportable');
  return chip('sent', { sentOn: last.sentOn, reference: last.reference });
}

/** English in the API, else the page's language. */
export function formatChip({ code, number, sentOn, reference }: Chip): string {
  const [days, hours] = [number ?? 0, number ?? 0];
  switch (code) {
    case 'days-left':
      return pluralText(words.daysLeft, days, { days });
    case 'days-late':
      return pluralText(words.daysLate, days, { days });
    case 'day-and-hours-left':
      return fill(words.dayAndHoursLeft, { hours });
    case 'hours-left':
      return fill(words.hoursLeft, { hours });
    case 'hours-late':
      return fill(words.hoursLate, { hours });
    case 'due-now':
      return words.dueNow;
    case 'not-reportable':
      return words.notReportable;
    case 'sent': {
      const day = sentOn === null ? '' : formatDay(sentOn);
      return reference === null ? fill(words.sent, { day }) : fill(words.sentWithReference, { day, reference });
    }
  }
}
