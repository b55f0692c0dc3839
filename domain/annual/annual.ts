/** A club's printed annual report, for the safety team or members (C12.5) */

import * as z from 'zod/mini';
import { Analytics } from '../analytics/analytics.ts';
import { isId } from '../id.ts';
import * as words from '../refusals/words/en.ts';
import { CLUB_REQUIRED } from '../reports/report.ts';
import { textField } from '../text/field.ts';
import { FEWER } from './small-counts.ts';
import { isAnnualYear } from './year.ts';

const EDITIONS = ['team', 'members'] as const;
export type Edition = (typeof EDITIONS)[number];

export const AnnualQuery = z.object({
  year: textField({
    label: words.labels.year,
    check: (text) => (isAnnualYear(text) ? null : words.fourDigits),
  }),
  edition: z.pipe(
    textField({
      label: words.labels.edition,
      check: (text) => ((EDITIONS as readonly string[]).includes(text) ? null : words.editionOf),
    }),
    z.transform((text): Edition => (text as Edition | null) ?? 'team'),
  ),
  clubId: textField({ label: words.labels.club, check: (text) => (isId(text) ? null : CLUB_REQUIRED) }),
});

const Count = z.union([z.int(), z.literal(FEWER)]);
const Tallies = z.array(z.object({ label: z.string(), total: z.int() }));
const Severities = { none: z.int(), minor: z.int(), serious: z.int(), critical: z.int() };

export const ACTIONS_MAX = 25;

/** Files sent and not withdrawn, by kind; `late`: sent late or overdue (C13). */
const YearWithAuthority = z.object({
  initial: z.int(),
  followUp: z.int(),
  final: z.int(),
  notReportable: z.int(),
  late: z.int(),
});
export type YearWithAuthority = z.output<typeof YearWithAuthority>;

/** `team`: null in the members' edition. */
export const Annual = z.object({
  year: z.string(),
  club: z.object({ id: z.uuid(), name: z.string() }),
  edition: z.enum(EDITIONS),
  counts: z.object({
    published: z.int(),
    unpublished: Count,
    actionsOpen: Count,
    actionsDone: Count,
    actionsWorked: Count,
  }),
  published: z.object({
    total: z.int(),
    periods: z.array(z.object({ period: z.string(), total: z.int(), ...Severities })),
    byPhase: Tallies,
    byCategory: Tallies,
  }),
  lessons: z.array(
    z.object({
      id: z.uuid(),
      headline: z.nullable(z.string()),
      on: z.string(),
      narrative: z.string(),
      comment: z.nullable(z.string()),
      isCut: z.boolean(),
    }),
  ),
  team: z.nullable(
    z.object({
      analytics: Analytics,
      actions: z.array(
        z.object({
          id: z.uuid(),
          title: z.string(),
          state: z.enum(['open', 'done', 'dropped']),
          due: z.nullable(z.string()),
          worked: z.nullable(z.enum(['yes', 'partly', 'no'])),
        }),
      ),
      actionsTotal: z.int(),
      authority: z.nullable(YearWithAuthority),
    }),
  ),
});
export type Annual = z.output<typeof Annual>;
