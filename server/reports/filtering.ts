/** The filters of both lists as SQL conditions (contract C3.13 to C3.15). */
import { and, arrayContains, eq, like, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ReportFilters } from '../../domain/reports/filters.ts';
import { filterKey } from '../../domain/reports/sought.ts';
import { hasRunOfThree, unusualPairs } from '../../domain/text/pairs.ts';
import { searchWords } from '../../domain/text/search.ts';

type Sought = Record<'searchText' | 'searchPairs' | 'injuryKey' | 'damageKey' | 'categoryKey', PgColumn>;

/** The word as a LIKE pattern in which `%`, `_` and `\` are ordinary characters. */
const anywhere = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * The word stands in the text. The index leads to a run of three by `LIKE`, to anything else by its unusual pairs: `LIKE`
 * would make it read the whole index.
 */
function holding({ searchText, searchPairs }: Sought, word: string): SQL | undefined {
  if (hasRunOfThree(word)) return like(searchText, anywhere(word));
  const pairs = unusualPairs(word);
  return and(
    sql`strpos(${searchText}, ${word}) > 0`,
    pairs.length === 0 ? undefined : arrayContains(searchPairs, pairs),
  );
}

/** True where no filter narrows anything. */
export function isUnfiltered({ keyword, startDate, endDate, severity, aircraftCategory }: ReportFilters): boolean {
  const others = [startDate, endDate, severity, aircraftCategory].every((value) => value === null);
  return others && searchWords(keyword ?? '').length === 0;
}

/** Every condition but the dates, which the two lists keep in different columns. */
export function matching(table: Sought, { keyword, severity, aircraftCategory }: ReportFilters): SQL | undefined {
  return and(
    ...searchWords(keyword ?? '').map((word) => holding(table, word)),
    severity === null
      ? undefined
      : or(eq(table.injuryKey, filterKey(severity)), eq(table.damageKey, filterKey(severity))),
    aircraftCategory === null ? undefined : eq(table.categoryKey, filterKey(aircraftCategory)),
  );
}
