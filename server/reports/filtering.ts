/** The filters of both lists as SQL conditions (contract C3.13 to C3.15). */
import { and, eq, like, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ReportFilters } from '../../domain/reports/filters.ts';
import { filterKey } from '../../domain/reports/sought.ts';
import { searchWords } from '../../domain/text/search.ts';

type Sought = Record<'searchText' | 'injuryKey' | 'damageKey' | 'categoryKey', PgColumn>;

/** The word as a LIKE pattern in which `%`, `_` and `\` are ordinary characters. */
const anywhere = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** Every condition but the dates, which the two lists keep in different columns. */
export function matching(table: Sought, { keyword, severity, aircraftCategory }: ReportFilters): SQL | undefined {
  return and(
    ...searchWords(keyword ?? '').map((word) => like(table.searchText, anywhere(word))),
    severity === null
      ? undefined
      : or(eq(table.injuryKey, filterKey(severity)), eq(table.damageKey, filterKey(severity))),
    aircraftCategory === null ? undefined : eq(table.categoryKey, filterKey(aircraftCategory)),
  );
}
