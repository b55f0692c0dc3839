/** A report's case with the authority (C13.2, C13.4) */

import * as z from 'zod/mini';
import { OverviewQuery } from '../follow-up/overview.ts';
import { choice, choiceParameter } from '../refusals/choice.ts';
import * as words from '../refusals/words/en.ts';
import { isRealDay, utcDay } from '../text/calendar.ts';
import { textField } from '../text/field.ts';
import { Colleague } from '../users/colleague.ts';
import { Chip } from './chip.ts';
import { FILE_KINDS } from './submissions.ts';

/** In UTF-16 code units, like the next. */
export const NOT_REPORTABLE_MAX = 200;
export const REFERENCE_MAX = 100;

const FIRST_DAY = '2000-01-01';
/** A day begins first in UTC+14. */
const EARLIEST_OFFSET_MS = 14 * 60 * 60 * 1000;
/** Tolerated in browsers. */
const CLOCK_SKEW_MS = 5 * 60 * 1000;

const MOMENT = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/;

/** `now` null: no upper limit. */
function timestampError(text: string, now: Date | null): string | null {
  const day = MOMENT.exec(text)?.[1];
  if (day === undefined || !isRealDay(day) || day < FIRST_DAY || Number.isNaN(Date.parse(text)))
    return words.dateAndTime;
  const isAhead = now !== null && Date.parse(text) > now.getTime() + CLOCK_SKEW_MS;
  return isAhead ? words.awareInFuture : null;
}

const latestDateWorldwide = (now: Date): string => utcDay(new Date(now.getTime() + EARLIEST_OFFSET_MS));

function sentOnError(day: string, now: Date | null): string | null {
  if (!isRealDay(day)) return words.sentDay;
  return now !== null && day > latestDateWorldwide(now) ? words.sentInFuture : null;
}

/** Omitted fields stay unchanged. `now` is `null` for the API document. */
export function authorityChangeAt(now: Date | null) {
  return z.object({
    awareAt: z.optional(textField({ label: words.labels.awareAt, check: (text) => timestampError(text, now) })),
    notReportable: z.optional(textField({ label: words.labels.notReportable, max: NOT_REPORTABLE_MAX })),
  });
}
export type AuthorityChange = z.output<ReturnType<typeof authorityChangeAt>>;

const kind = choice('kind', FILE_KINDS);

export function newSentFileAt(now: Date | null) {
  const required = words.sentDay;
  const sentOn = textField({ label: words.labels.sentOn, required, check: (text) => sentOnError(text, now) });
  return z.object({
    kind,
    sentOn: z.pipe(
      sentOn,
      z.transform((day): string => day ?? ''),
    ),
    reference: textField({ label: words.labels.reference, max: REFERENCE_MAX }),
  });
}
export type NewSentFile = z.output<ReturnType<typeof newSentFileAt>>;

export const SentFile = z.object({
  id: z.uuid(),
  kind: z.enum(FILE_KINDS),
  sentOn: z.iso.date(),
  reference: z.nullable(z.string()),
  sha256: z.nullable(z.string()),
  withdrawn: z.boolean(),
  at: z.iso.datetime(),
  by: z.nullable(Colleague),
});
export type SentFile = z.output<typeof SentFile>;

export const AuthorityCase = z.object({
  awareAt: z.iso.datetime(),
  notReportable: z.nullable(z.string()),
  chip: z.string(),
  clocks: z.array(z.object({ kind: z.enum(FILE_KINDS), due: z.iso.datetime(), sentOn: z.nullable(z.iso.date()) })),
  sent: z.array(SentFile),
});
export type AuthorityCase = z.output<typeof AuthorityCase>;

export const AuthorityQuery = z.extend(OverviewQuery, {
  state: z.pipe(
    choiceParameter('state', ['true']),
    z.transform((text) => text !== null),
  ),
});

/** `chip`: in English; `state`: code and parameters, on request. */
export const AuthorityBrief = z.object({ reportId: z.uuid(), chip: z.string(), state: z.optional(Chip) });
export type AuthorityBrief = z.output<typeof AuthorityBrief>;
