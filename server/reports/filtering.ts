/** The criteria of both lists as SQL conditions (contract C3.13 to C3.15). A query asks for one of the three ways. */
import { type AnyColumn, and, eq, not, or, type SQL, sql } from 'drizzle-orm';
import type { Criteria } from '../../domain/reports/search-keys.ts';
import type { Severity } from '../../domain/severity/severity.ts';

type Columns<Name extends string> = Record<Name, AnyColumn>;
type Keys = Columns<'injuryKey' | 'damageKey' | 'categoryKey'>;

/** By severity and category alone; `undefined` where nothing is narrowed. */
export function byKeys(
  { injuryKey, damageKey, categoryKey: category }: Keys,
  { severityKey, categoryKey }: Pick<Criteria, 'severityKey' | 'categoryKey'>,
): SQL | undefined {
  return and(
    severityKey === null ? undefined : or(eq(injuryKey, severityKey), eq(damageKey, severityKey)),
    categoryKey === null ? undefined : eq(category, categoryKey),
  );
}

/** The severity of a row, from the keys of its injury and damage: the rule of domain/severity, on what is lower case already. */
export function severitySql({
  injuryKey,
  damageKey,
}: Record<'injuryKey' | 'damageKey', AnyColumn | SQL>): SQL<Severity> {
  const has = (key: AnyColumn | SQL, word: string) => sql`coalesce(strpos(${key}, ${word}) > 0, false)`;
  const either = (injury: string, damage: string) => sql`(${has(injuryKey, injury)} OR ${has(damageKey, damage)})`;
  return sql<Severity>`(CASE WHEN ${either('fatal', 'destroyed')} THEN 'critical'
    WHEN ${either('serious', 'substantial')} THEN 'serious' WHEN ${either('minor', 'minor')} THEN 'minor' ELSE 'none' END)`;
}

const holds = (text: AnyColumn, word: string): SQL => sql`strpos(${text}, ${word}) > 0`;
const holdsAll = (text: AnyColumn, words: readonly string[]): SQL | undefined =>
  and(...words.map((word) => holds(text, word)));

/** By words, severity and category, row after row: each text is looked through. */
export function byReading(row: Columns<'searchText'> & Keys, criteria: Criteria): SQL | undefined {
  return and(holdsAll(row.searchText, criteria.words), byKeys(row, criteria));
}

/** So many characters of a word the database's `word_parts` keeps (server/db/migrations/0001-0009/0006-parts.ts). */
const PART = 24;

const lexeme = (text: string): string => `'${text.replace(/['\\]/g, '$&$&')}'`;

/** The part that a text with this word has: one character stands for itself, more begin a part. */
function partOf(word: string): string {
  const characters = [...word];
  return lexeme(characters.slice(0, PART).join('')) + (characters.length > 1 ? ':*' : '');
}

/**
 * By words, severity and category, where at least one word is asked for: the words by the index of their parts, with
 * `clubId` in that club's reports alone. Only what was too long to be taken apart, and texts with the beginning of a longer
 * word than the index knows, are looked through.
 */
export function byIndex(
  table: Columns<'words' | 'isLong'> & Partial<Columns<'clubId'>> & Keys,
  criteria: Criteria,
  clubId: string | null = null,
): SQL | undefined {
  const { words } = criteria;
  const wanted = `(${words.map(partOf).join(' & ')} | ${lexeme(' ')})${clubId === null ? '' : ` & ${lexeme(` ${clubId}`)}`}`;
  const club = table.clubId === undefined ? sql`` : sql`, ${table.clubId}`;
  return and(
    sql`word_parts(${table.words}, ${table.isLong}${club}) @@ ${wanted}::tsquery`,
    or(not(sql`${table.isLong}`), holdsAll(table.words, words)),
    ...words.filter((word) => word.length > PART).map((word) => holds(table.words, word)),
    byKeys(table, criteria),
  );
}

/** How many of the newest rows are looked through before the index is asked: enough of them hold a common word. */
export const readFirst = (limit: number): number => 2 * (limit + 1);
