/** Counts reports by shared values (C12.1) */

import { filterKey } from '../reports/search-keys.ts';
import { NOT_GIVEN } from '../reports/trend-filters/trend-filters.ts';
import { SEVERITIES, type Severity } from '../severity/severity.ts';
import { type PeriodKind, periodOf, periodsOf } from './periods.ts';

export type Tally = { label: string; total: number };

export type Period = { period: string; total: number } & Record<Severity, number>;

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Highest total first, then by label. */
function sortTallies<Row extends Tally>(tallies: readonly Row[]): Row[] {
  return [...tallies].sort((a, b) => b.total - a.total || byText(a.label, b.label));
}

/** `null` means not given. Merges labels that differ only in case, under the most common spelling. */
export function tallyTexts(counts: readonly { text: string | null; total: number }[]): Tally[] {
  const tallies = new Map([[filterKey(NOT_GIVEN), { label: NOT_GIVEN, total: 0 }]]);
  const commonest = sortTallies(counts.map(({ text, total }) => ({ label: text ?? NOT_GIVEN, total })));
  for (const { label, total } of commonest) {
    const tally = tallies.get(filterKey(label));
    if (tally) tally.total += total;
    else tallies.set(filterKey(label), { label, total });
  }
  return sortTallies([...tallies.values()].filter(({ total }) => total > 0));
}

type MonthCount = { month: string; severity: Severity; total: number };

export function tallyPeriods(counts: readonly MonthCount[], by: PeriodKind): Period[] {
  const none = () => Object.fromEntries(SEVERITIES.map((severity) => [severity, 0])) as Record<Severity, number>;
  const periods = new Map(
    periodsOf(
      counts.map(({ month }) => month),
      by,
    ).map((period): [string, Period] => [period, { period, total: 0, ...none() }]),
  );
  for (const { month, severity, total } of counts) {
    const period = periods.get(periodOf(month, by));
    if (!period) continue;
    period.total += total;
    period[severity] += total;
  }
  return [...periods.values()];
}
