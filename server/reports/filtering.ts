/** List filters as SQL conditions (C3.13 to C3.15). A query uses one of three ways. */
import { type AnyColumn, and, eq, not, or, type SQL, sql } from 'drizzle-orm';
import { valuesByLabel } from '../../domain/reports/labels/values-by-label.ts';
import { COMMON_FIELDS } from '../../domain/reports/lookups.ts';
import { type Criteria, filterKey } from '../../domain/reports/search-keys.ts';
import {
  type Expressions,
  negations,
  type Severity,
  severityExpressions,
  severityOf,
} from '../../domain/severity/severity.ts';
import { foldText, searchSpellings } from '../../domain/text/folding/search.ts';

type Columns<Name extends string> = Record<Name, AnyColumn>;
type Keys = Columns<'injuryKey' | 'damageKey' | 'categoryKey'>;

export function byKeys(
  { injuryKey, damageKey, categoryKey: category }: Keys,
  { severityKey, categoryKey }: Pick<Criteria, 'severityKey' | 'categoryKey'>,
): SQL | undefined {
  return and(
    severityKey === null ? undefined : or(eq(injuryKey, severityKey), eq(damageKey, severityKey)),
    categoryKey === null ? undefined : eq(category, categoryKey),
  );
}

const [EXPRESSIONS, NEGATIONS] = [severityExpressions(), negations()];

type SeverityKeys = Record<'injuryKey' | 'damageKey', AnyColumn | SQL>;

const isAnyOf = (key: AnyColumn | SQL, values: readonly string[]) => sql`${key} = ANY (${sql.param(values)}::text[])`;
const listed = (values: readonly string[]) => values.map(filterKey);
const [INJURIES, DAMAGES] = [listed(COMMON_FIELDS.injuryLevels), listed(COMMON_FIELDS.damageLevels)];
const injuriesOf = (severity: Severity) =>
  INJURIES.filter((key) => severityOf({ injuryLevel: key, highestDamage: null }) === severity);
const damagesOf = (severity: Severity) =>
  DAMAGES.filter((key) => severityOf({ injuryLevel: null, highestDamage: key }) === severity);

/** Removing negations is slow, and few reports have any. */
const affirmed = (key: AnyColumn | SQL, negation: string) =>
  sql`CASE WHEN ${key} ~ ${NEGATIONS.mayNegate} THEN regexp_replace(${key}, ${negation}, ' ', 'g') ELSE ${key} END`;

/** `OFFSET 0`: negations are removed once, not for each level. */
function typedSeverity({ injuryKey, damageKey }: SeverityKeys): SQL {
  const has = (key: AnyColumn | SQL, affirmedKey: SQL, { anywhere, unlessNegated }: Expressions) =>
    sql`coalesce(${key} ~ ${anywhere} OR ${affirmedKey} ~ ${unlessNegated}, false)`;
  const cases = EXPRESSIONS.map(({ severity, injury, damage }) => {
    const isOf = sql`${has(injuryKey, sql`affirmed.injury`, injury)} OR ${has(damageKey, sql`affirmed.damage`, damage)}`;
    return sql`WHEN ${isOf} THEN ${sql.raw(`'${severity}'`)}`;
  });
  const keys = sql`${affirmed(injuryKey, NEGATIONS.injury)} AS injury, ${affirmed(damageKey, NEGATIONS.damage)} AS damage`;
  return sql`(SELECT CASE ${sql.join(cases, sql` `)} ELSE 'none' END FROM (SELECT ${keys} OFFSET 0) AS affirmed)`;
}

/** The rule in domain/severity, applied to lower-case keys; most are list values, which need no regular expression. */
export function severitySql({ injuryKey, damageKey }: SeverityKeys): SQL<Severity> {
  const isListed = (key: AnyColumn | SQL, values: readonly string[]) =>
    sql`(${key} IS NULL OR ${isAnyOf(key, values)})`;
  const cases = EXPRESSIONS.map(
    ({ severity }) =>
      sql`WHEN ${isAnyOf(injuryKey, injuriesOf(severity))} OR ${isAnyOf(damageKey, damagesOf(severity))} THEN ${sql.raw(`'${severity}'`)}`,
  );
  return sql<Severity>`(CASE WHEN ${isListed(injuryKey, INJURIES)} AND ${isListed(damageKey, DAMAGES)}
    THEN CASE ${sql.join(cases, sql` `)} ELSE 'none' END ELSE ${typedSeverity({ injuryKey, damageKey })} END)`;
}

const contains = (text: AnyColumn, word: string): SQL | undefined =>
  or(...searchSpellings(word).map((spelling) => sql`strpos(${text}, ${spelling}) > 0`));
export const containsAll = (text: AnyColumn, words: readonly string[]): SQL | undefined =>
  and(...words.map((word) => contains(text, word)));

/** List fields of a report; a copy has fewer (C3.9, C14.6). */
const LISTED = [
  'injuryLevel',
  'highestDamage',
  'worldRegion',
  'aircraftCategory',
  'manufacturer',
  'operationType',
  'flightPhase',
  'weatherConditions',
  'airspaceClass',
  'currentFlightRules',
  'narrativeLanguage',
] as const;
type ListColumns = Partial<Columns<(typeof LISTED)[number]>>;

function hasValue(row: ListColumns, values: readonly string[]): SQL {
  const columns = LISTED.flatMap((name) => row[name] ?? []);
  return sql`ARRAY[${sql.join(columns, sql`, `)}] && ${sql.param(values)}::text[]`;
}

/** Whether a word of the keyword is part of a label in its language, so that list values match too (C14.6). */
export const matchesLabels = ({ words, lang }: Criteria): boolean =>
  words.some((word) => valuesByLabel(word, lang).length > 0);

/** For a scan: searches texts, and compares list values for words in labels. */
export function byScanning(row: Columns<'searchText'> & Keys & ListColumns, criteria: Criteria): SQL | undefined {
  const found = criteria.words.map((word) => {
    const values = valuesByLabel(word, criteria.lang);
    return values.length === 0
      ? contains(row.searchText, word)
      : or(hasValue(row, values), contains(row.searchText, word));
  });
  return and(...found, byKeys(row, criteria));
}

/** Characters of a word that `word_parts` indexes (server/db/migrations/0001-0009/0006-parts.ts). */
const PART_CHARACTERS = 24;

export const lexeme = (text: string): string => `'${text.replace(/['\\]/g, '$&$&')}'`;

/** A single character must match exactly; more match as a prefix. */
export function searchPart(word: string): string {
  const characters = [...word];
  return lexeme(characters.slice(0, PART_CHARACTERS).join('')) + (characters.length > 1 ? ':*' : '');
}

/** By each value's longest word, since a report's search text contains its values. */
function partsOfValues(values: readonly string[]): string[] {
  const longest = values.map((value) =>
    foldText(value)
      .split(/\s+/u)
      .reduce((long, word) => (word.length > long.length ? word : long), ''),
  );
  return [...new Set(longest.map(searchPart))];
}

/** A word with more values than this matches most reports, so the index query omits it unless it is the only one. */
const COMMON_VALUES = 40;

/** For each word: one of its spellings, or a value whose label contains it. */
function partsOf({ words, lang }: Criteria): string[] {
  const candidates = words
    .map((word) => ({ word, parts: partsOfValues(valuesByLabel(word, lang)) }))
    .sort((one, other) => one.parts.length - other.parts.length);
  return candidates
    .filter(({ parts }, index) => index === 0 || parts.length <= COMMON_VALUES)
    .map(({ word, parts }) => `(${[...searchSpellings(word).map(searchPart), ...parts].join(' | ')})`);
}

/**
 * Uses the index of word parts, within `clubId` if given; scans only texts too long to be split, or words longer than
 * the index contains. If labels match (`matchesLabels`), it finds too many rows, to be checked with `byScanning`.
 */
export function byIndex(
  table: Columns<'words' | 'isLong'> & Partial<Columns<'clubId'>> & Keys,
  criteria: Criteria,
  clubId: string | null = null,
): SQL | undefined {
  const tsQuery = `(${partsOf(criteria).join(' & ')} | ${lexeme(' ')})${clubId === null ? '' : ` & ${lexeme(` ${clubId}`)}`}`;
  const club = table.clubId === undefined ? sql`` : sql`, ${table.clubId}`;
  const found = sql`word_parts(${table.words}, ${table.isLong}${club}) @@ ${tsQuery}::tsquery`;
  if (matchesLabels(criteria)) return and(found, byKeys(table, criteria));
  const { words } = criteria;
  return and(
    found,
    or(not(sql`${table.isLong}`), containsAll(table.words, words)),
    ...words.filter((word) => word.length > PART_CHARACTERS).map((word) => contains(table.words, word)),
    byKeys(table, criteria),
  );
}

/** How many pages of the newest rows are scanned at first, and at most. */
const [PAGES_FIRST, PAGES_MAX] = [2, 15];

/**
 * One page plus one row, found by scanning the newest rows: first enough for a common word, then as many more as the
 * hits so far suggest. `null` if too many would have to be read: then use the index, whose work grows with all matching
 * rows.
 */
export async function pageAmongNewest<Row>(
  limit: number,
  scan: (rowCount: number) => Promise<Row[]>,
): Promise<Row[] | null> {
  const pageRows = limit + 1;
  const first = await scan(PAGES_FIRST * pageRows);
  if (first.length === pageRows) return first;
  const rowCount = Math.ceil((1.5 * PAGES_FIRST * pageRows * pageRows) / first.length);
  if (rowCount > PAGES_MAX * pageRows) return null;
  const found = await scan(rowCount);
  return found.length === pageRows ? found : null;
}
