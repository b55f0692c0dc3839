/** Trend filters as SQL conditions, matching the counts (C12.2, C12.1). */
import { type AnyColumn, and, eq, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import { filterKey } from '../../../domain/reports/search-keys.ts';
import { NOT_GIVEN, type TrendFilters, type UnsetField } from '../../../domain/reports/trend-filters/trend-filters.ts';
import { hasCategory, hasRisk, isInList, isOfCategory, isOfGrade } from '../../follow-up/states/queries.ts';
import { severitySql } from '../filtering.ts';

type Row = Record<
  'id' | 'smsManagerComment' | 'injuryKey' | 'damageKey' | 'categoryKey' | 'phaseKey' | 'operationKey',
  AnyColumn
>;

/** "Not given" counts as unset (C12.1). */
const isUnset = (key: AnyColumn): SQL | undefined => or(isNull(key), eq(key, filterKey(NOT_GIVEN)));

const UNSET: Record<UnsetField, (row: Row) => SQL | undefined> = {
  flightPhase: ({ phaseKey }) => isUnset(phaseKey),
  operationType: ({ operationKey }) => isUnset(operationKey),
  aircraftCategory: ({ categoryKey }) => isUnset(categoryKey),
  occurrenceCategory: (row) => not(hasCategory(row)),
  riskGrade: (row) => not(hasRisk(row)),
  level: () => sql`false`,
};

export function byTrendFilters(row: Row, trendFilters: TrendFilters | null): SQL | undefined {
  if (trendFilters === null) return undefined;
  const { phaseKey, operationKey, occurrenceCategory, riskGrade, level, unset, followUp } = trendFilters;
  return and(
    phaseKey === null ? undefined : eq(row.phaseKey, phaseKey),
    operationKey === null ? undefined : eq(row.operationKey, operationKey),
    level === null ? undefined : eq(severitySql(row), level),
    occurrenceCategory === null ? undefined : isOfCategory(row, occurrenceCategory),
    riskGrade === null ? undefined : isOfGrade(row, riskGrade),
    unset === null ? undefined : UNSET[unset](row),
    followUp === null ? undefined : isInList(row, followUp),
  );
}
