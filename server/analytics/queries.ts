/**
 * All SQL of the trends (contract C12.1). The reports that the filters leave are walked in an index that tells all that is
 * counted, once for every text and month together; what the numbers mean is domain/analytics/.
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

/** By months with severities, and by each text, in one walk: `grouping` tells by which of them a row is. */
const byTexts = (where: SQL): SQL => sql`SELECT
    (ARRAY['month', 'phase', 'category', 'operation'])[CASE grouping(month, phase, category, operation)
      WHEN 7 THEN 1 WHEN 11 THEN 2 WHEN 13 THEN 3 ELSE 4 END] AS what,
    CASE grouping(month, phase, category, operation) WHEN 7 THEN injury WHEN 11 THEN phase WHEN 13 THEN category
      ELSE operation END AS a, damage AS b, month::text AS month, count(*)::int AS total
  FROM (SELECT (date_trunc('month', ${reports.submittedAt} AT TIME ZONE 'UTC'))::date AS month, ${reports.injuryKey} AS injury,
    ${reports.damageKey} AS damage, ${reports.phaseKey} AS phase, ${reports.categoryKey} AS category,
    ${reports.operationKey} AS operation FROM ${reports} WHERE ${where}) AS chosen
  GROUP BY GROUPING SETS ((month, injury, damage), (phase), (category), (operation))`;

const byCodes = (where: SQL): SQL => sql`SELECT 'codes', array_to_string(${followUps.categories}, ' '),
    ${followUps.outcome} || ' ' || ${followUps.barriers}, NULL, count(*)::int
  FROM ${followUps} JOIN ${reports} ON ${reports.id} = ${followUps.reportId}
  WHERE (cardinality(${followUps.categories}) > 0 OR num_nonnulls(${followUps.outcome}, ${followUps.barriers}) = 2) AND ${where}
  GROUP BY ${followUps.categories}, ${followUps.outcome}, ${followUps.barriers}`;

// Of `extract` each number would be exact and slow; a double tells microseconds over a century.
const firstActs = (where: SQL): SQL => sql`SELECT 'acts',
    percentile_cont(0.5) WITHIN GROUP (ORDER BY date_part('epoch', ${reports.firstActAt} - ${reports.submittedAt}))::text,
    NULL, NULL, count(*)::int
  FROM ${reports} WHERE ${reports.firstActAt} IS NOT NULL AND ${where}`;

/** Everything that is counted over the reports that the filters leave, all at the same moment. */
export async function countGroups(db: Db, scope: Scope, query: StaffFilters): Promise<Group[]> {
  const where = matching(db, scope, query) ?? sql`true`;
  const { rows } = (await db.execute(
    sql`${byTexts(where)} UNION ALL ${byCodes(where)} UNION ALL ${firstActs(where)}`,
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
