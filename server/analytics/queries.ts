/**
 * All SQL of the trends (contract C12.1). The reports that the filters leave are walked once, in an index that tells all that
 * is counted; what the numbers mean is domain/analytics/.
 */
import { type AnyColumn, and, count, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { StaffFilters } from '../../domain/reports/filters.ts';
import type { Db } from '../db/database.ts';
import { actions, followUps, reports } from '../db/schema.ts';
import { standsAt } from '../follow-up/states/queries.ts';
import { matching, type Scope } from '../reports/review/queries.ts';

/** How many reports have the same of one thing; `a` and `b` are `null` where it is unset. */
export type Group = { what: What; a: string | null; b: string | null; month: string | null; total: number };

/**
 * What reports are counted by. `codes`, of the follow-ups that have any: the ids of categories with blanks between, and outcome
 * and barriers likewise, `null` unless both are said; `acts` gives the median in seconds as its `a`.
 */
export type What = 'month' | 'phase' | 'category' | 'operation' | 'codes' | 'acts';

const chosen = (db: Db, scope: Scope, query: StaffFilters): SQL => sql`WITH chosen AS MATERIALIZED (
  SELECT ${reports.id} AS id, (date_trunc('month', ${reports.submittedAt} AT TIME ZONE 'UTC'))::date AS month,
    ${reports.injuryKey} AS injury, ${reports.damageKey} AS damage, ${reports.categoryKey} AS category,
    ${reports.phaseKey} AS phase, ${reports.operationKey} AS operation,
    extract(epoch FROM ${reports.firstActAt} - ${reports.submittedAt})::float8 AS seconds
  FROM ${reports} WHERE ${matching(db, scope, query) ?? sql`true`}
), coded AS (
  SELECT ${followUps.categories} AS kinds, ${followUps.outcome} AS outcome, ${followUps.barriers} AS barriers
  FROM ${followUps} JOIN chosen ON chosen.id = ${followUps.reportId}
  WHERE cardinality(${followUps.categories}) > 0 OR num_nonnulls(${followUps.outcome}, ${followUps.barriers}) = 2
)`;

const groupOf = (what: What, column: string): SQL =>
  sql`SELECT ${sql.raw(`'${what}', ${column}, NULL, NULL, count(*)::int FROM chosen GROUP BY ${column}`)}`;

/** Everything that is counted over the reports that the filters leave. */
export async function countGroups(db: Db, scope: Scope, query: StaffFilters): Promise<Group[]> {
  const { rows } = (await db.execute(sql`${chosen(db, scope, query)}
    SELECT 'month' AS what, injury AS a, damage AS b, month::text AS month, count(*)::int AS total
      FROM chosen GROUP BY month, injury, damage
    UNION ALL ${groupOf('phase', 'phase')}
    UNION ALL ${groupOf('category', 'category')}
    UNION ALL ${groupOf('operation', 'operation')}
    UNION ALL SELECT 'codes', array_to_string(kinds, ' '), outcome || ' ' || barriers, NULL, count(*)::int
      FROM coded GROUP BY kinds, outcome, barriers
    UNION ALL SELECT 'acts', percentile_cont(0.5) WITHIN GROUP (ORDER BY seconds)::text, NULL, NULL, count(seconds)::int
      FROM chosen`)) as unknown as { rows: Group[] };
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

/** How many of the reports that the filters leave nobody has looked at (C8.2). */
export async function countWaiting(db: Db, scope: Scope, query: StaffFilters): Promise<number> {
  const [counted] = await db
    .select({ waiting: count() })
    .from(reports)
    .where(and(matching(db, scope, query), isNull(reports.smsManagerComment), standsAt(reports, 'new')));
  return counted?.waiting ?? 0;
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
