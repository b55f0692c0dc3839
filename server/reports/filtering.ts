/** The criteria of both lists as SQL conditions (contract C3.13 to C3.15). A query asks for one of the three ways. */
import { type AnyColumn, and, eq, not, or, type SQL, sql } from 'drizzle-orm';
import { valuesByLabel } from '../../domain/reports/labels/values-by-label.ts';
import type { Criteria } from '../../domain/reports/search-keys.ts';
import { type Severity, severityExpressions } from '../../domain/severity/severity.ts';
import { foldText } from '../../domain/text/search.ts';

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

const EXPRESSIONS = severityExpressions();

/** The severity of a row, from the keys of its injury and damage: the rule of domain/severity, on what is lower case already. */
export function severitySql({
  injuryKey,
  damageKey,
}: Record<'injuryKey' | 'damageKey', AnyColumn | SQL>): SQL<Severity> {
  const has = (key: AnyColumn | SQL, expression: string) => sql`coalesce(${key} ~ ${expression}, false)`;
  const cases = EXPRESSIONS.map(
    ({ severity, injury, damage }) =>
      sql`WHEN ${has(injuryKey, injury)} OR ${has(damageKey, damage)} THEN ${sql.raw(`'${severity}'`)}`,
  );
  return sql<Severity>`(CASE ${sql.join(cases, sql` `)} ELSE 'none' END)`;
}

const holds = (text: AnyColumn, word: string): SQL => sql`strpos(${text}, ${word}) > 0`;
/** Searches the text for each of the words. */
export const containsAll = (text: AnyColumn, words: readonly string[]): SQL | undefined =>
  and(...words.map((word) => holds(text, word)));

/** The fields of a report that are chosen from a list; a copy has fewer of them (C3.9, C14.6). */
const LISTED = [
  'injuryLevel',
  'highestDamage',
  'worldRegion',
  'aircraftCategory',
  'operationType',
  'flightPhase',
  'weatherConditions',
  'airspaceClass',
  'currentFlightRules',
  'narrativeLanguage',
] as const;
export type Listed = Partial<Columns<(typeof LISTED)[number]>>;

/** True for rows that have one of these list values. */
function hasValue(row: Listed, values: readonly string[]): SQL {
  const columns = LISTED.flatMap((name) => row[name] ?? []);
  return sql`ARRAY[${sql.join(columns, sql`, `)}] && ${sql.param(values)}::text[]`;
}

/** True if a word of the keyword occurs in a label in the requested language, so that list values have to be compared too (C14.6). */
export const matchesLabels = ({ words, lang }: Criteria): boolean =>
  words.some((word) => valuesByLabel(word, lang).length > 0);

/** By words, severity and category, row by row: searches each text, and compares list values for words that occur in labels. */
export function byReading(row: Columns<'searchText'> & Keys & Listed, criteria: Criteria): SQL | undefined {
  const found = criteria.words.map((word) => {
    const values = valuesByLabel(word, criteria.lang);
    return values.length === 0 ? holds(row.searchText, word) : or(hasValue(row, values), holds(row.searchText, word));
  });
  return and(...found, byKeys(row, criteria));
}

/** So many characters of a word the database's `word_parts` keeps (server/db/migrations/0001-0009/0006-parts.ts). */
const PART = 24;

export const lexeme = (text: string): string => `'${text.replace(/['\\]/g, '$&$&')}'`;

/** The part that a text with this word has: one character stands for itself, more begin a part. */
export function searchPart(word: string): string {
  const characters = [...word];
  return lexeme(characters.slice(0, PART).join('')) + (characters.length > 1 ? ':*' : '');
}

/** One part for each value, of its longest word: a report's text contains its values. */
function partsOfValues(values: readonly string[]): string[] {
  const longest = values.map((value) =>
    foldText(value)
      .split(/\s+/u)
      .reduce((long, word) => (word.length > long.length ? word : long), ''),
  );
  return [...new Set(longest.map(searchPart))];
}

/** A word that means more values than this is in most reports: it is left out of the index query unless it is the only word. */
const COMMON_VALUES = 40;

/** The index query for each word of the keyword: the word itself, or a value that it means. */
function partsOf({ words, lang }: Criteria): string[] {
  const sought = words
    .map((word) => ({ word, parts: partsOfValues(valuesByLabel(word, lang)) }))
    .sort((one, other) => one.parts.length - other.parts.length);
  return sought
    .filter(({ parts }, place) => place === 0 || parts.length <= COMMON_VALUES)
    .map(({ word, parts }) =>
      parts.length === 0 ? searchPart(word) : `(${[searchPart(word), ...parts].join(' | ')})`,
    );
}

/**
 * By words, severity and category, where at least one word is asked for: the words by the index of their parts, with
 * `clubId` in that club's reports alone. Only what was too long to be taken apart, and texts with the beginning of a longer
 * word than the index knows, are looked through. Where labels count as well (`matchesLabels`), this finds
 * too many rows, so each has to be checked (`byReading`).
 */
export function byIndex(
  table: Columns<'words' | 'isLong'> & Partial<Columns<'clubId'>> & Keys,
  criteria: Criteria,
  clubId: string | null = null,
): SQL | undefined {
  const wanted = `(${partsOf(criteria).join(' & ')} | ${lexeme(' ')})${clubId === null ? '' : ` & ${lexeme(` ${clubId}`)}`}`;
  const club = table.clubId === undefined ? sql`` : sql`, ${table.clubId}`;
  const found = sql`word_parts(${table.words}, ${table.isLong}${club}) @@ ${wanted}::tsquery`;
  if (matchesLabels(criteria)) return and(found, byKeys(table, criteria));
  const { words } = criteria;
  return and(
    found,
    or(not(sql`${table.isLong}`), containsAll(table.words, words)),
    ...words.filter((word) => word.length > PART).map((word) => holds(table.words, word)),
    byKeys(table, criteria),
  );
}

/** How many of the newest rows are looked through before the index is asked: enough of them hold a common word. */
export const readFirst = (limit: number): number => 2 * (limit + 1);
