/** What the trends and the follow-up line lead to, as it stands in the dashboard's address beside the panel's filters (contract C12.2). */
import { CATEGORIES } from '../../../domain/follow-up/categories.ts';
import { NOT_GIVEN, PATTERN_NAMES, type PatternName } from '../../../domain/reports/patterns/pattern-filters.ts';
import { isBlank } from '../../../domain/text/blank.ts';

/** A blank value is no filter. */
export type PatternFilters = Record<PatternName, string>;

/** Nothing is narrowed. */
export const NO_PATTERNS = Object.fromEntries(PATTERN_NAMES.map((name) => [name, ''])) as PatternFilters;

/** The patterns that an address's query names; what is blank or invisible is none (C3.3). */
export function readPatterns(query: URLSearchParams): PatternFilters {
  const read = (name: PatternName) => query.get(name) ?? '';
  return Object.fromEntries(
    PATTERN_NAMES.map((name) => [name, isBlank(read(name)) ? '' : read(name)]),
  ) as PatternFilters;
}

/** What a chart or a chip calls each of them. */
export const PATTERN_LABELS: Record<PatternName, string> = {
  flightPhase: 'Flight Phase',
  operationType: 'Operation Type',
  occurrenceCategory: 'Category of occurrence',
  riskGrade: 'Risk',
  level: 'Severity',
  unset: NOT_GIVEN,
  followUp: 'Follow-up',
};

const UNSET_LABELS: Record<string, string> = { ...PATTERN_LABELS, aircraftCategory: 'Aircraft Category' };
const FOLLOW_UPS: Record<string, string> = { new: 'new', 'in-hand': 'in hand' };

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const WORDS: Partial<Record<PatternName, (value: string) => string>> = {
  occurrenceCategory: (id) => CATEGORIES.find((each) => String(each.id) === id)?.label ?? id,
  riskGrade: capital,
  level: capital,
  followUp: (list) => FOLLOW_UPS[list] ?? list,
};

/** A set filter in words, such as `Flight Phase: Thermalling` or `Risk: Not given`. */
export function patternWords(name: PatternName, value: string): string {
  if (name === 'unset') return `${UNSET_LABELS[value] ?? value}: ${NOT_GIVEN}`;
  return `${PATTERN_LABELS[name]}: ${WORDS[name]?.(value) ?? value}`;
}
