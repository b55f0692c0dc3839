/** Coarsens copies, so that flight tracking cannot identify them (C5.5) */

import * as z from 'zod/mini';
import { choice } from '../../refusals/choice.ts';
import * as words from '../../refusals/words/en.ts';
import { isClockTime, isRealDay } from '../../text/calendar.ts';
import type { PublicReport } from './public-report.ts';

export const PRECISION_CHOICES = {
  date: ['day', 'month', 'none'],
  time: ['exact', 'part', 'none'],
  place: ['given', 'none'],
  type: ['given', 'none'],
} as const;

export type Precision = { [Key in keyof typeof PRECISION_CHOICES]: (typeof PRECISION_CHOICES)[Key][number] };

export const PrecisionChoice = z.object(
  {
    date: z.optional(choice('date', PRECISION_CHOICES.date)),
    time: z.optional(choice('time', PRECISION_CHOICES.time)),
    place: z.optional(choice('place', PRECISION_CHOICES.place)),
    type: z.optional(choice('type', PRECISION_CHOICES.type)),
  },
  words.badCoarse,
);
export type PrecisionChoice = z.output<typeof PrecisionChoice>;

export const PrecisionResponse = z.object({
  date: z.enum(PRECISION_CHOICES.date),
  time: z.enum(PRECISION_CHOICES.time),
  place: z.enum(PRECISION_CHOICES.place),
  type: z.enum(PRECISION_CHOICES.type),
});

export const EXACT: Precision = { date: 'day', time: 'exact', place: 'given', type: 'given' };

export function withDefaults(chosen: PrecisionChoice, defaults: Precision): Precision {
  return {
    date: chosen.date ?? defaults.date,
    time: chosen.time ?? defaults.time,
    place: chosen.place ?? defaults.place,
    type: chosen.type ?? defaults.type,
  };
}

export const monthOf = (day: string): string => day.slice(0, 7);

/** Starting hours; night before the first. */
const PARTS_OF_DAY = [
  [5, 'morning'],
  [11, 'midday'],
  [14, 'afternoon'],
  [18, 'evening'],
  [22, 'night'],
] as const;

/** From `HH:MM`. */
function partOfDay(time: string): string {
  const hour = Number(time.slice(0, 2));
  return PARTS_OF_DAY.filter(([from]) => from <= hour).at(-1)?.[1] ?? 'night';
}

/** `generalise` is `null` for a manager's own words, which are removed. */
function generaliseOrRemove(text: string | null, generalise: ((text: string) => string) | null): string | null {
  return text === null || generalise === null ? null : generalise(text);
}

export function generalise(copy: PublicReport, { date, time, place, type }: Precision): PublicReport {
  const { localDate, localTime } = copy;
  const month = localDate !== null && isRealDay(localDate) ? monthOf : null;
  const part = localTime !== null && isClockTime(localTime) ? partOfDay : null;
  return {
    ...copy,
    ...(date !== 'day' && {
      localDate: date === 'month' ? generaliseOrRemove(localDate, month) : null,
      submittedAt: monthOf(copy.submittedAt),
    }),
    ...(time !== 'exact' && { localTime: time === 'part' ? generaliseOrRemove(localTime, part) : null }),
    ...(place === 'none' && { locationOccurrence: null }),
    ...(type === 'none' && { manufacturer: null, model: null }),
  };
}

/** Whether tracking could identify the flight by day, time and type. */
export function isTraceable({ date, time, type }: Precision, report: TraceableTexts): boolean {
  const isExact = date === 'day' && time === 'exact' && type === 'given';
  return (
    isExact && report.localDate !== null && report.localTime !== null && (report.model ?? report.manufacturer) !== null
  );
}

type TraceableTexts = Pick<PublicReport, 'localDate' | 'localTime' | 'model' | 'manufacturer'>;
