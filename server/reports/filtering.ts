/** The filters of both lists as SQL conditions (contract C3.13 to C3.15). */
import { type AnyColumn, and, eq, not, or, type SQL, sql } from 'drizzle-orm';
import type { ReportFilters } from '../../domain/reports/filters.ts';
import { filterKey } from '../../domain/reports/search-keys.ts';
import { searchWords } from '../../domain/text/search.ts';

type Columns<Name extends string> = Record<Name, AnyColumn>;

/** True where a keyword is sought; of blanks alone it is none. */
export const hasKeyword = ({ keyword }: ReportFilters): boolean => searchWords(keyword ?? '').length > 0;

/** True where no filter narrows anything. */
export function isUnfiltered(filters: ReportFilters): boolean {
  const { startDate, endDate, severity, aircraftCategory } = filters;
  return [startDate, endDate, severity, aircraftCategory].every((value) => value === null) && !hasKeyword(filters);
}

/** The filters by severity and category. */
export function ofKeys(
  { injuryKey, damageKey, categoryKey }: Columns<'injuryKey' | 'damageKey' | 'categoryKey'>,
  { severity, aircraftCategory }: ReportFilters,
): SQL | undefined {
  return and(
    severity === null ? undefined : or(eq(injuryKey, filterKey(severity)), eq(damageKey, filterKey(severity))),
    aircraftCategory === null ? undefined : eq(categoryKey, filterKey(aircraftCategory)),
  );
}

const holds = (text: AnyColumn, word: string): SQL => sql`strpos(${text}, ${word}) > 0`;

/** The keyword, found by looking through a text; true for a row where no word is sought. */
export function lookedThrough(text: AnyColumn, { keyword }: ReportFilters): SQL | undefined {
  return and(...searchWords(keyword ?? '').map((word) => holds(text, word)));
}

/** So many characters of a word the database's `word_parts` keeps (server/db/migrations/0006-parts.ts). */
const PART = 24;

const lexeme = (text: string): string => `'${text.replace(/['\\]/g, '$&$&')}'`;

/** The part that a text with this word has: one character stands for itself, more begin a part. */
function partOf(word: string): string {
  const characters = [...word];
  return lexeme(characters.slice(0, PART).join('')) + (characters.length > 1 ? ':*' : '');
}

/**
 * The keyword, found by the index of the parts of words; with `clubId`, in that club's reports alone. Only what was too long
 * to be taken apart, and texts with the beginning of a longer word than the index knows, are looked through.
 */
export function foundByParts(
  table: Columns<'words' | 'isLong'> & Partial<Columns<'clubId'>>,
  filters: ReportFilters,
  clubId: string | null = null,
): SQL | undefined {
  const words = searchWords(filters.keyword ?? '');
  if (words.length === 0) return undefined;
  const wanted = `(${words.map(partOf).join(' & ')} | ${lexeme(' ')})${clubId === null ? '' : ` & ${lexeme(` ${clubId}`)}`}`;
  const club = table.clubId === undefined ? sql`` : sql`, ${table.clubId}`;
  return and(
    sql`word_parts(${table.words}, ${table.isLong}${club}) @@ ${wanted}::tsquery`,
    or(not(sql`${table.isLong}`), lookedThrough(table.words, filters)),
    ...words.filter((word) => word.length > PART).map((word) => holds(table.words, word)),
  );
}

/** How many of the newest rows are looked through before the index is asked: enough of them hold a common word. */
export const lookedThroughFirst = (limit: number): number => 2 * (limit + 1);
