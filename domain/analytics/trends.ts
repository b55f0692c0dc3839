import { filterKey } from '../reports/search-keys.ts';
import { severityOf } from '../severity/severity.ts';
import { KNOWN_LABELS } from './labels.ts';
import { type Period, type Tally, tallyPeriods, tallyTexts } from './tally.ts';

type TextCount = { text: string | null; total: number };
type LevelCount = { month: string; injuryLevel: string | null; highestDamage: string | null; total: number };

export type TrendCounts = { months: LevelCount[]; phases: TextCount[]; categories: TextCount[] };

export type Trends = { total: number; periods: Period[]; byPhase: Tally[]; byCategory: Tally[] };

const asListed = (counts: readonly TextCount[], known: ReadonlyMap<string, string>): TextCount[] =>
  counts.map(({ text, total }) => ({ text: text === null ? null : (known.get(filterKey(text)) ?? text), total }));

export function trendsOf({ months, phases, categories }: TrendCounts): Trends {
  return {
    total: months.reduce((sum, { total }) => sum + total, 0),
    periods: tallyPeriods(
      months.map(({ month, total, ...levels }) => ({ month, severity: severityOf(levels), total })),
      'quarter',
    ),
    byPhase: tallyTexts(asListed(phases, KNOWN_LABELS.phase)),
    byCategory: tallyTexts(asListed(categories, KNOWN_LABELS.category)),
  };
}
