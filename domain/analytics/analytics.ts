/** `GET /api/analytics` (C12.1) */

import * as z from 'zod/mini';
import { isId } from '../id.ts';
import { choiceParameter } from '../refusals/choice.ts';
import * as words from '../refusals/words/en.ts';
import { staffFilters } from '../reports/filters.ts';
import { CLUB_REQUIRED } from '../reports/report.ts';
import { criteriaOf } from '../reports/search-keys.ts';
import { withTrendFilters } from '../reports/trend-filters/trend-filters.ts';
import { textField } from '../text/field.ts';
import { PERIOD_KINDS } from './periods.ts';

const query = z.object({
  ...staffFilters,
  by: z.pipe(
    choiceParameter('by', PERIOD_KINDS),
    z.transform((by) => by ?? 'quarter'),
  ),
  clubId: textField({ label: words.labels.club, check: (text) => (isId(text) ? null : CLUB_REQUIRED) }),
});

export const AnalyticsQuery = z.pipe(
  query,
  z.transform((sent: z.output<typeof query>) => withTrendFilters(criteriaOf(sent))),
);
export type AnalyticsQuery = z.output<typeof AnalyticsQuery>;

const Tallies = z.array(z.object({ label: z.string(), total: z.int() }));

/** `medianDays`: `null` if nothing has been acted on. */
export const Analytics = z.object({
  total: z.int(),
  periods: z.array(
    z.object({
      period: z.string(),
      total: z.int(),
      none: z.int(),
      minor: z.int(),
      serious: z.int(),
      critical: z.int(),
    }),
  ),
  byPhase: Tallies,
  byCategory: Tallies,
  byOperation: Tallies,
  byOccurrenceCategory: Tallies,
  byRisk: Tallies,
  review: z.object({ medianDays: z.nullable(z.number()), waiting: z.int() }),
  actions: z.object({ open: z.int(), overdue: z.int(), done: z.int(), worked: z.int() }),
});
export type Analytics = z.output<typeof Analytics>;
