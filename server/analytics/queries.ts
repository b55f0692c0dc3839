/**
 * All SQL of the trends (contract C12.1). The reports that the filters leave are walked in an index that tells all that is
 * counted, once for each kind of number; what the numbers mean is domain/analytics/.
 */
import { type AnyColumn, and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { PeriodKind } from '../../domain/analytics/periods.ts';
import type { StaffFilters } from '../../domain/reports/filters.ts';
import type { Db } from '../db/database.ts';
import { actions, followUps, reports } from '../db/schema.ts';
import { standsAt } from '../follow-up/states/queries.ts';
import { severitySql } from '../reports/filtering.ts';
import { matching, type Scope } from '../reports/review/queries.ts';

/** How many reports have the same of one thing; `a` and `b` are `null` where it is unset. */
export type Group = { what: What; a: string | null; b: string | null; total: number };

/**
 * What reports are counted by. `period`: its first day, and a severity; `codes`, of the follow-ups that have any: the ids of
 * categories with blanks between, and outcome and barriers likewise, `null` unless both are said; `acts` gives the median in
 * seconds as its `a`; `waiting` are those that nobody has looked at (C8.2).
 */
export type What = 'period' | 'phase' | 'category' | 'operation' | 'codes' | 'acts' | 'waiting';

// There are few pairs of injury and damage in a period, so severities are told of pairs and not of reports.
const byPeriods = (by: PeriodKind): SQL => sql`SELECT 'period' AS what, since::text AS a,
    ${severitySql({ injuryKey: sql`injury_key`, damageKey: sql`damage_key` })} AS b, sum(total)::int AS total
  FROM (SELECT date_trunc(${by}, submitted_at AT TIME ZONE 'UTC')::date AS since, injury_key, damage_key, count(*) AS total
    FROM chosen GROUP BY 1, 2, 3) AS alike
  GROUP BY 2, 3`;

/** By each text, in one walk: `grouping` tells by which of them a row is. */
const byTexts = sql`SELECT CASE grouping(phase_key, category_key, operation_key)
      WHEN 3 THEN 'phase' WHEN 5 THEN 'category' ELSE 'operation' END,
    CASE grouping(phase_key, category_key, operation_key)
      WHEN 3 THEN phase_key WHEN 5 THEN category_key ELSE operation_key END, NULL, count(*)::int
  FROM chosen GROUP BY GROUPING SETS ((phase_key), (category_key), (operation_key))`;

const byCodes = (ofChosen: SQL): SQL => sql`SELECT 'codes', array_to_string(${followUps.categories}, ' '),
    ${followUps.outcome} || ' ' || ${followUps.barriers}, count(*)::int
  FROM ${followUps} ${ofChosen}
  WHERE cardinality(${followUps.categories}) > 0 OR num_nonnulls(${followUps.outcome}, ${followUps.barriers}) = 2
  GROUP BY ${followUps.categories}, ${followUps.outcome}, ${followUps.barriers}`;

// Of `extract` each number would be exact and slow; a double tells microseconds over a century.
const firstActs = sql`SELECT 'acts',
    percentile_cont(0.5) WITHIN GROUP (ORDER BY date_part('epoch', first_act_at - submitted_at))::text, NULL, count(*)::int
  FROM chosen WHERE first_act_at IS NOT NULL`;

const waiting = (where: SQL): SQL =>
  sql`SELECT 'waiting', NULL, NULL, count(*)::int FROM ${reports} WHERE ${and(where, standsAt(reports, 'new'))}`;

type Asked = { scope: Scope; query: StaffFilters; by: PeriodKind };

/**
 * Everything that is counted over the reports that the filters leave, all at the same moment. What words lead to is found once
 * and kept; else each part walks the index by itself, which is quicker than to keep every report.
 */
export async function countGroups(db: Db, { scope, query, by }: Asked): Promise<Group[]> {
  const matches = matching(db, scope, query);
  const hasWords = query.words.length > 0;
  const chosen = sql`SELECT ${reports.id}, ${reports.submittedAt}, ${reports.firstActAt}, ${reports.injuryKey},
    ${reports.damageKey}, ${reports.phaseKey}, ${reports.categoryKey}, ${reports.operationKey}
    FROM ${reports} WHERE ${matches ?? sql`true`}`;
  const isChosen = hasWords ? sql`${reports.id} IN (SELECT id FROM chosen)` : (matches ?? sql`true`);
  const parts = [
    byPeriods(by),
    byTexts,
    // Every follow-up is of some report.
    byCodes(matches ? sql`JOIN chosen ON chosen.id = ${followUps.reportId}` : sql``),
    firstActs,
    waiting(isChosen),
  ];
  const { rows } = (await db.execute(
    sql`WITH chosen AS ${hasWords ? sql`MATERIALIZED` : sql`NOT MATERIALIZED`} (${chosen}) ${sql.join(parts, sql` UNION ALL `)}`,
  )) as unknown as { rows: Group[] };
  return rows;
}

const TEXTS = {
  phase: { key: reports.phaseKey, text: reports.flightPhase },
  category: { key: reports.categoryKey, text: reports.aircraftCategory },
  operation: { key: reports.operationKey, text: reports.operationType },
} as const satisfies Partial<Record<What, { key: AnyColumn; text: AnyColumn }>>;
export type Texted = keyof typeof TEXTS;

/** How the reports that the filters leave spell these keys: one spelling for each. */
export async function spellings(
  db: Db,
  { scope, query, what, keys }: { scope: Scope; query: StaffFilters; what: Texted; keys: string[] },
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

/** The actions of the club, or of all, whatever the filters. */
export async function countClubActions(db: Db, scope: Scope, today: string) {
  const of = (condition: SQL) => sql<number>`count(*) FILTER (WHERE ${condition})`.mapWith(Number);
  const [counted] = await db
    .select({
      open: of(eq(actions.state, 'open')),
      overdue: of(sql`${eq(actions.state, 'open')} AND ${lt(actions.due, today)}`),
      done: of(eq(actions.state, 'done')),
      worked: of(eq(actions.worked, 'yes')),
    })
    .from(actions)
    .where(scope === 'all' ? undefined : eq(actions.clubId, scope.clubId));
  return counted ?? { open: 0, overdue: 0, done: 0, worked: 0 };
}
