/** Additional filters of staff lists, for links from trends (C12.2) and counts (C8.8) */

import { CATEGORIES } from '../../follow-up/categories.ts';
import { RISK_GRADES, type RiskGrade } from '../../follow-up/risk.ts';
import type { FollowUpState } from '../../follow-up/state.ts';
import { choiceParameter } from '../../refusals/choice.ts';
import * as words from '../../refusals/words/en.ts';
import { SEVERITIES, type Severity } from '../../severity/severity.ts';
import { textField } from '../../text/field.ts';
import { filterKey } from '../search-keys.ts';

/** Label of missing values (C12.1). */
export const NOT_GIVEN = 'Not given';

/** Severity (`level`) is never unset. */
const UNSET_FIELDS = [
  'flightPhase',
  'operationType',
  'occurrenceCategory',
  'riskGrade',
  'level',
  'aircraftCategory',
] as const;
export type UnsetField = (typeof UNSET_FIELDS)[number];

/** States (C8.2) counted together. */
const FOLLOW_UP_LISTS = {
  new: ['new'],
  'in-hand': ['assessing', 'acting'],
} as const satisfies Record<string, readonly FollowUpState[]>;
export type FollowUpList = keyof typeof FOLLOW_UP_LISTS;

export const TREND_FILTER_NAMES = [
  'flightPhase',
  'operationType',
  'occurrenceCategory',
  'riskGrade',
  'level',
  'unset',
  'followUp',
] as const;
export type TrendFilterName = (typeof TREND_FILTER_NAMES)[number];

const categoryIds = CATEGORIES.map(({ id }) => String(id));

/** Blank: no filter; unknown values are 400 at their name (C3.14). */
export const trendParameters = {
  flightPhase: textField({ label: words.labels.flightPhase }),
  operationType: textField({ label: words.labels.operationType }),
  occurrenceCategory: textField({
    label: words.labels.occurrenceCategory,
    check: (text) => (categoryIds.includes(text) ? null : words.categoryId),
  }),
  riskGrade: choiceParameter('Risk grade', RISK_GRADES),
  level: choiceParameter('Level', SEVERITIES),
  unset: choiceParameter('Unset', UNSET_FIELDS),
  followUp: choiceParameter('Follow-up', Object.keys(FOLLOW_UP_LISTS) as FollowUpList[]),
};

/** Case-insensitive keys (C3.15). */
export type TrendFilters = {
  phaseKey: string | null;
  operationKey: string | null;
  occurrenceCategory: number | null;
  riskGrade: RiskGrade | null;
  level: Severity | null;
  unset: UnsetField | null;
  followUp: FollowUpList | null;
};

type TrendQuery = Record<'flightPhase' | 'operationType' | 'occurrenceCategory', string | null> &
  Pick<TrendFilters, 'riskGrade' | 'level' | 'unset' | 'followUp'>;

const keyOf = (text: string | null): string | null => (text === null ? null : filterKey(text));

/** `trendFilters`: `null` if no filter is set. */
export function withTrendFilters<Query extends TrendQuery>(query: Query) {
  const { flightPhase, operationType, occurrenceCategory, riskGrade, level, unset, followUp, ...rest } = query;
  const trendFilters: TrendFilters = {
    ...trendFilterKeys({ flightPhase, operationType }),
    occurrenceCategory: occurrenceCategory === null ? null : Number(occurrenceCategory),
    riskGrade,
    level,
    unset,
    followUp,
  };
  const isAny = Object.values(trendFilters).some((value) => value !== null);
  return { ...rest, trendFilters: isAny ? trendFilters : null };
}

export function trendFilterKeys({
  flightPhase,
  operationType,
}: Record<'flightPhase' | 'operationType', string | null>) {
  return { phaseKey: keyOf(flightPhase), operationKey: keyOf(operationType) };
}
