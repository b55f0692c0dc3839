/** SQL for the trends (C12.1): one scan of a covering index per kind of number; meanings: domain/analytics/ */
import { type AnyColumn, and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { TENTH_OF_DAY_S, type Waits } from '../../domain/analytics/median.ts';
import type { StaffFilters } from '../../domain/reports/filters.ts';
import { countWhere, type Db, rowsOf } from '../db/database.ts';
import { actions, followUps, reports } from '../db/schema.ts';
import { isInList } from '../follow-up/states/queries.ts';
import { severitySql } from '../reports/filtering.ts';
import type { Scope } from '../reports/report/queries.ts';
import { matching } from '../reports/review/queries.ts';

/** `a` and `b`: `null` if unset. `month`: its first day, for counts by month and always for `month`. */
export type Group = { what: CountKind; month: string | null; a: string | null; b: string | null; total: number };

/**
 * `month`: severity in `b`; `codes`: category ids separated by spaces, outcome and barriers, `null` unless both are
 * given; `acts`: waits rounded to a tenth of a day, shortest and longest in seconds, or only their median; `waiting`:
 * its follow-up is new (C8.2).
 */
export type CountKind = 'month' | 'phase' | 'category' | 'operation' | 'codes' | 'acts' | 'waiting';

export const waitsOf = ({ a, b, total }: Group): Waits => ({ minSeconds: Number(a), maxSeconds: Number(b), total });

/** `month`: the column for all kinds except `month` itself, or NULL. */
type Source = { chosen: SQL; coded: SQL; unstarted: SQL; acts: SQL; month: SQL };

// A month has few distinct pairs of injury and damage, so severity is computed once per pair.
const byMonths = sql`SELECT 'month' AS what, month::text AS month, NULL AS a,
    ${severitySql({ injuryKey: sql`injury_key`, damageKey: sql`damage_key` })} AS b, sum(total)::int AS total
  FROM (SELECT month, injury_key, damage_key, count(*) AS total FROM chosen GROUP BY 1, 2, 3) AS alike
  GROUP BY 2, 4`;

/** All three in one scan: `grouping` says which column a row is grouped by. */
const byTexts = (month: SQL): SQL => sql`SELECT CASE grouping(phase_key, category_key, operation_key)
      WHEN 3 THEN 'phase' WHEN 5 THEN 'category' ELSE 'operation' END, ${month}::text,
    CASE grouping(phase_key, category_key, operation_key)
      WHEN 3 THEN phase_key WHEN 5 THEN category_key ELSE operation_key END, NULL, count(*)::int
  FROM chosen GROUP BY GROUPING SETS ((${month}, phase_key), (${month}, category_key), (${month}, operation_key))`;

const byCodes = (coded: SQL, month: SQL): SQL => sql`SELECT 'codes', ${month}::text,
    array_to_string(${followUps.categories}, ' '), ${followUps.outcome} || ' ' || ${followUps.barriers}, count(*)::int
  FROM ${coded}
  WHERE cardinality(${followUps.categories}) > 0 OR num_nonnulls(${followUps.outcome}, ${followUps.barriers}) = 2
  GROUP BY ${month}, ${followUps.categories}, ${followUps.outcome}, ${followUps.barriers}`;

// `extract` is exact but slow; a double keeps microseconds over a century.
const acted = sql`(SELECT month, date_part('epoch', first_act_at - submitted_at) AS waited
  FROM chosen WHERE first_act_at IS NOT NULL) AS acted`;

const actsOfMonths = sql`SELECT 'acts', month::text, min(waited)::text, max(waited)::text, count(*)::int
  FROM ${acted} GROUP BY month, floor(waited / ${sql.raw(String(TENTH_OF_DAY_S))} + 0.5)`;

const actsTogether = sql`SELECT 'acts', NULL, median, median, total
  FROM (SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY waited)::text AS median, count(*)::int AS total FROM ${acted}) AS acts
  WHERE total > 0`;

const partsOf = ({ coded, unstarted, acts, month }: Source): SQL[] => [
  byMonths,
  byTexts(month),
  byCodes(coded, month),
  acts,
  sql`SELECT 'waiting', ${month}::text, NULL, NULL, count(*)::int FROM ${unstarted} GROUP BY ${month}`,
];

const KEYS = sql`${reports.id}, ${reports.submittedAt}, ${reports.firstActAt}, ${reports.injuryKey}, ${reports.damageKey},
  ${reports.phaseKey}, ${reports.categoryKey}, ${reports.operationKey}`;

/** Fetched as one JSON text: reading thousands of rows one by one takes longer than counting them. */
async function jsonRowsOf<Row>(db: Db, statement: SQL): Promise<Row[]> {
  const [all] = await rowsOf<{ counted: Row[] }>(
    db,
    sql`SELECT coalesce(json_agg(row_to_json(counted)), '[]') AS counted FROM (${statement}) AS counted`,
  );
  return all?.counted ?? [];
}

/**
 * One snapshot. Materialises keyword matches; without a keyword, scanning the index for each part is faster than
 * materialising every report.
 */
export function countGroups(db: Db, { scope, query }: { scope: Scope; query: StaffFilters }): Promise<Group[]> {
  const matches = matching(db, scope, query);
  const hasWords = query.words.length > 0;
  const isChosen = hasWords ? sql`${reports.id} IN (SELECT id FROM chosen)` : (matches ?? sql`true`);
  const source = {
    chosen: sql`SELECT date_trunc('month', ${reports.submittedAt} AT TIME ZONE 'UTC')::date AS month, ${KEYS}
      FROM ${reports} WHERE ${matches ?? sql`true`}`,
    // Every follow-up has a report.
    coded: matches ? sql`${followUps} JOIN chosen ON chosen.id = ${followUps.reportId}` : sql`${followUps}`,
    unstarted: sql`${reports} WHERE ${and(isChosen, isInList(reports, 'new'))}`,
    acts: actsTogether,
    month: sql`NULL::date`,
  };
  const materialised = hasWords ? sql`MATERIALIZED` : sql`NOT MATERIALIZED`;
  return jsonRowsOf(
    db,
    sql`WITH chosen AS ${materialised} (${source.chosen}) ${sql.join(partsOf(source), sql` UNION ALL `)}`,
  );
}

/** Changes whenever anything counted in the month does. */
type MonthVersion = { what: 'version'; month: string; a: string };

/** All versions, and the counts for some months (first days; `null`: all), in one snapshot. */
export function countMonths(db: Db, scope: Scope, months: string[] | null): Promise<(Group | MonthVersion)[]> {
  const versions = sql`SELECT 'version' AS what, month::text AS month, md5(string_agg(mark::text, '' ORDER BY place)) AS a,
    NULL AS b, NULL::int AS total FROM report_months GROUP BY report_months.month`;
  if (months?.length === 0) return jsonRowsOf(db, versions);
  const inMonths =
    months === null
      ? sql`SELECT DISTINCT month FROM report_months`
      : sql`SELECT unnest(string_to_array(${months.join(' ')}, ' ')::date[]) AS month`;
  const ofMonths = sql`asked JOIN ${reports} ON ${and(
    scope === 'all' ? undefined : eq(reports.clubId, scope.clubId),
    sql`${reports.submittedAt} >= asked.month::timestamp AT TIME ZONE 'UTC'`,
    sql`${reports.submittedAt} < (asked.month + interval '1 month') AT TIME ZONE 'UTC'`,
  )}`;
  const source = {
    chosen: sql`SELECT asked.month, ${KEYS} FROM ${ofMonths}`,
    coded: sql`${followUps} JOIN chosen ON chosen.id = ${followUps.reportId}`,
    unstarted: sql`${ofMonths} WHERE ${isInList(reports, 'new')}`,
    acts: actsOfMonths,
    month: sql`month`,
  };
  return jsonRowsOf(
    db,
    sql`WITH asked AS MATERIALIZED (${inMonths}), chosen AS NOT MATERIALIZED (${source.chosen})
      ${sql.join([versions, ...partsOf(source)], sql` UNION ALL `)}`,
  );
}

const TEXTS = {
  phase: { key: reports.phaseKey, text: reports.flightPhase },
  category: { key: reports.categoryKey, text: reports.aircraftCategory },
  operation: { key: reports.operationKey, text: reports.operationType },
} as const satisfies Partial<Record<CountKind, { key: AnyColumn; text: AnyColumn }>>;
export type TextColumn = keyof typeof TEXTS;

export async function spellings(
  db: Db,
  { scope, query, what, keys }: { scope: Scope; query: StaffFilters; what: TextColumn; keys: string[] },
): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map();
  const { key, text } = TEXTS[what];
  const rows = await db
    .selectDistinctOn([key], { key, text })
    .from(reports)
    .where(and(matching(db, scope, query), inArray(key, keys)))
    .orderBy(key);
  return new Map(rows.map((row) => [row.key ?? '', row.text ?? '']));
}

export async function countClubActions(db: Db, scope: Scope, today: string) {
  const [counted] = await db
    .select({
      open: countWhere(eq(actions.state, 'open')),
      overdue: countWhere(sql`${eq(actions.state, 'open')} AND ${lt(actions.due, today)}`),
      done: countWhere(eq(actions.state, 'done')),
      worked: countWhere(eq(actions.worked, 'yes')),
    })
    .from(actions)
    .where(scope === 'all' ? undefined : eq(actions.clubId, scope.clubId));
  return counted ?? { open: 0, overdue: 0, done: 0, worked: 0 };
}
