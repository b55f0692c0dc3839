/** Dashboard filters that the trends and the follow-up line link to (C12.2). */
import { CATEGORIES } from '../../../domain/follow-up/categories.ts';
import { fill } from '../../../domain/language/text.ts';
import { labelOf } from '../../../domain/reports/labels/labels.ts';
import { TREND_FILTER_NAMES, type TrendFilterName } from '../../../domain/reports/trend-filters/trend-filters.ts';
import { isBlank } from '../../../domain/text/blank.ts';
import { severities } from '../words/en.ts';
import * as words from './trend-filters/words/en.ts';

export type TrendFilterValues = Record<TrendFilterName, string>;

export const NO_TREND_FILTERS = Object.fromEntries(TREND_FILTER_NAMES.map((name) => [name, ''])) as TrendFilterValues;

/** Blank and invisible values are not a filter (C3.3). */
export function readTrendFilters(query: URLSearchParams): TrendFilterValues {
  const read = (name: TrendFilterName) => query.get(name) ?? '';
  return Object.fromEntries(
    TREND_FILTER_NAMES.map((name) => [name, isBlank(read(name)) ? '' : read(name)]),
  ) as TrendFilterValues;
}

const NAMES: Record<string, string> = words.names;

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** A URL may contain an unknown code. */
const lookUp = (table: Readonly<Record<string, string>>, code: string): string | undefined =>
  Object.hasOwn(table, code) ? table[code] : undefined;

const WORDS: Partial<Record<TrendFilterName, (value: string) => string | undefined>> = {
  flightPhase: labelOf,
  operationType: labelOf,
  occurrenceCategory: (id) => CATEGORIES.find((each) => String(each.id) === id)?.label,
  riskGrade: (grade) => lookUp(words.riskGrades, grade) ?? capital(grade),
  level: (level) => lookUp(severities, level) ?? capital(level),
  followUp: (list) => lookUp(words.followUps, list),
};

/** Such as `Flight Phase: Thermalling` or `Risk: Not given`. */
export function trendFilterWords(name: TrendFilterName, value: string): string {
  if (name === 'unset') return fill(words.filterIs, { name: lookUp(NAMES, value) ?? value, value: words.notGiven });
  return fill(words.filterIs, { name: words.names[name], value: WORDS[name]?.(value) ?? value });
}
