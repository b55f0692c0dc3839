/** Trends as returned (C12.1): labels, periods and grades */
import type { Analytics } from '../../domain/analytics/analytics.ts';
import { KNOWN_LABELS as KNOWN } from '../../domain/analytics/labels.ts';
import { medianDays } from '../../domain/analytics/median.ts';
import type { PeriodKind } from '../../domain/analytics/periods.ts';
import { tallyPeriods, tallyTexts } from '../../domain/analytics/tally.ts';
import { CATEGORIES } from '../../domain/follow-up/categories.ts';
import { riskOf } from '../../domain/follow-up/risk.ts';
import type { StaffFilters } from '../../domain/reports/filters.ts';
import { isUnfiltered } from '../../domain/reports/search-keys.ts';
import type { Severity } from '../../domain/severity/severity.ts';
import type { Db } from '../db/database.ts';
import type { Scope } from '../reports/report/queries.ts';
import type { MonthCache, ScopeCounts } from './month-cache.ts';
import {
  type CountKind,
  countClubActions,
  countGroups,
  type Group,
  spellings,
  type TextColumn,
  waitsOf,
} from './queries.ts';

const kindLabel = (id: string) => CATEGORIES.find((each) => String(each.id) === id)?.label ?? id;

/** A report with two categories counts towards both. */
function tallyCodes(coded: readonly Group[], total: number): Pick<Analytics, 'byOccurrenceCategory' | 'byRisk'> {
  const kinds = coded.flatMap(({ a, total }) => (a ? a.split(' ').map((id) => ({ text: kindLabel(id), total })) : []));
  const grades = coded.flatMap(({ b, total }) => {
    const [outcome = null, barriers = null] = b?.split(' ').map(Number) ?? [];
    const grade = riskOf(outcome, barriers)?.grade;
    return grade ? [{ text: grade, total }] : [];
  });
  const sum = (groups: readonly { total: number }[]) => groups.reduce((all, each) => all + each.total, 0);
  const unset = (have: number) => ({ text: null, total: total - have });
  return {
    byOccurrenceCategory: tallyTexts([...kinds, unset(sum(coded.filter(({ a }) => a)))]),
    byRisk: tallyTexts([...grades, unset(sum(grades))]),
  };
}

/** An unfiltered query uses the cache, if there is one. */
export async function presentAnalytics(
  db: Db,
  options: { scope: Scope; query: StaffFilters; by: PeriodKind; today: string },
  monthCache?: MonthCache,
): Promise<Analytics> {
  const { scope, query, by, today } = options;
  const counting: Promise<{ groups: readonly Group[]; spelled?: ScopeCounts['spelled'] }> =
    monthCache && isUnfiltered(query) && query.trendFilters === null
      ? monthCache.count(scope)
      : countGroups(db, { scope, query }).then((groups) => ({ groups }));
  const [{ groups, spelled }, actions] = await Promise.all([counting, countClubActions(db, scope, today)]);
  const groupsOf = (what: CountKind) => groups.filter((group) => group.what === what);
  const texts = async (what: TextColumn) => {
    const found = groupsOf(what);
    const known = spelled?.[what] ?? new Map<string, string>();
    const free = found.flatMap(({ a }) => (a === null || KNOWN[what].has(a) || known.has(a) ? [] : [a]));
    for (const [key, text] of await spellings(db, { scope, query, what, keys: free })) known.set(key, text);
    const textOf = (key: string | null) => (key === null ? null : (KNOWN[what].get(key) ?? known.get(key) ?? key));
    return tallyTexts(found.map(({ a, total }) => ({ text: textOf(a), total })));
  };
  const [byPhase, byCategory, byOperation] = await Promise.all([texts('phase'), texts('category'), texts('operation')]);
  const months = groupsOf('month').map(({ month, b, total }) => ({
    month: month ?? '',
    severity: b as Severity,
    total,
  }));
  const waits = groupsOf('acts').map(waitsOf);
  const total = months.reduce((sum, each) => sum + each.total, 0);
  return {
    total,
    periods: tallyPeriods(months, by),
    byPhase,
    byCategory,
    byOperation,
    ...tallyCodes(groupsOf('codes'), total),
    review: { medianDays: medianDays(waits), waiting: groupsOf('waiting')[0]?.total ?? 0 },
    actions,
  };
}
