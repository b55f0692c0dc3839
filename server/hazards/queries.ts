import { and, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { HazardCell } from '../../domain/hazards/hazard.ts';
import type { HazardQuery, StateFilter } from '../../domain/hazards/register.ts';
import { type Db, inserted } from '../db/database.ts';
import { hazardActions, hazardReports, hazards as table, users } from '../db/schema.ts';
import { inScope, type Scope } from '../reports/report/queries.ts';

export type HazardRow = typeof table.$inferSelect;

export type StoredHazard = { row: HazardRow; accountName: string | null; reports: string[]; actions: string[] };

const level = sql<number>`(${table.severity} * ${table.likelihood})`;

/** Hazards due for review come first; the condition matches their index. */
const isToReview = (today: string): SQL => sql`(${table.state} = 'open' AND ${table.reviewOn} < ${today}::date)`;
export const NO_REVIEW = 'infinity';

/** `today` (UTC) orders the whole list. */
export type ListCursor = { today: string; review: string; level: number; at: string; id: string };

/** Rows after the cursor with the same review day, or none: by level, then newest first. */
const afterCursor = ({ level: highest, at, id }: ListCursor): SQL =>
  sql`(${level}, ${table.createdAt}, ${table.id}) < (${highest}, ${at}::timestamptz, ${id}::uuid)`;

const idsOf = (subquery: SQL): SQL<string[]> => sql<string[]>`coalesce((${subquery}), '[]'::json)`;

/** Qualified by hand, since Drizzle omits the table's name in a query on a single table. */
const reportIds = idsOf(sql`SELECT json_agg(link.report_id ORDER BY link.place)
  FROM hazard_reports AS link WHERE link.hazard_id = ${table}.id`);
const actionIds = idsOf(sql`SELECT json_agg(link.action_id ORDER BY link.place)
  FROM hazard_actions AS link WHERE link.hazard_id = ${table}.id`);

const stored = (db: Db) =>
  db
    .select({ row: table, accountName: users.name, reports: reportIds, actions: actionIds })
    .from(table)
    .leftJoin(users, eq(users.id, table.ownerId));

type ListOptions = { scope: Scope; query: HazardQuery; after: ListCursor | null; today: string };

const ofState = (state: StateFilter): SQL | undefined => (state === 'all' ? undefined : eq(table.state, state));

function ofQuery(query: HazardQuery): SQL | undefined {
  return and(
    ofState(query.state),
    query.level === null ? undefined : sql`${level} = ${query.level}`,
    query.severity === null ? undefined : eq(table.severity, query.severity),
    query.likelihood === null ? undefined : eq(table.likelihood, query.likelihood),
    query.reportId === null
      ? undefined
      : sql`${table.id} IN (SELECT hazard_id FROM hazard_reports WHERE report_id = ${query.reportId}::uuid)`,
    query.actionId === null
      ? undefined
      : sql`${table.id} IN (SELECT hazard_id FROM hazard_actions WHERE action_id = ${query.actionId}::uuid)`,
  );
}

/** One more than `limit` if there is a next page. Two queries, one index each. */
export async function listHazards(db: Db, { scope, query, after, today }: ListOptions): Promise<StoredHazard[]> {
  const matches = and(inScope(table, scope), ofQuery(query));
  const rowLimit = query.limit + 1;
  const ordered = [desc(level), desc(table.createdAt), desc(table.id)];
  const isFirst = isToReview(after?.today ?? today);
  const isInFirst = after === null || after.review !== NO_REVIEW;
  const isAfterDay =
    after &&
    sql`(${table.reviewOn} > ${after.review}::date OR (${table.reviewOn} = ${after.review}::date AND ${afterCursor(after)}))`;
  const first = isInFirst
    ? await stored(db)
        .where(and(matches, isFirst, isAfterDay ?? undefined))
        .orderBy(table.reviewOn, ...ordered)
        .limit(rowLimit)
    : [];
  if (first.length === rowLimit) return first;
  const rest = await stored(db)
    .where(and(matches, sql`${isFirst} IS NOT TRUE`, isInFirst ? undefined : afterCursor(after)))
    .orderBy(...ordered)
    .limit(rowLimit - first.length);
  return [...first, ...rest];
}

export async function findHazard(db: Db, scope: Scope, id: string): Promise<StoredHazard | undefined> {
  const [found] = await stored(db).where(and(inScope(table, scope), eq(table.id, id)));
  return found;
}

/** Lock reports and actions to be linked first. */
export async function lockHazard(tx: Db, id: string): Promise<StoredHazard | undefined> {
  const [locked] = await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('update');
  return locked && findHazard(tx, 'all', id);
}

export function countCells(db: Db, scope: Scope, state: StateFilter): Promise<HazardCell[]> {
  return db
    .select({
      severity: table.severity,
      likelihood: table.likelihood,
      total: sql<number>`count(*)`.mapWith(Number),
    })
    .from(table)
    .where(and(inScope(table, scope), ofState(state)))
    .groupBy(table.severity, table.likelihood)
    .orderBy(table.severity, table.likelihood);
}

export async function insertHazard(tx: Db, hazard: typeof table.$inferInsert): Promise<string> {
  return inserted(await tx.insert(table).values(hazard).returning({ id: table.id })).id;
}

export async function updateHazard(tx: Db, id: string, change: Partial<HazardRow>): Promise<void> {
  await tx.update(table).set(change).where(eq(table.id, id));
}

/** Replaces the earlier links. */
export async function putReports(tx: Db, hazardId: string, ids: readonly string[]): Promise<void> {
  await tx.delete(hazardReports).where(eq(hazardReports.hazardId, hazardId));
  const rows = ids.map((reportId, position) => ({ hazardId, reportId, position }));
  if (rows.length > 0) await tx.insert(hazardReports).values(rows);
}

export async function putActions(tx: Db, hazardId: string, ids: readonly string[]): Promise<void> {
  await tx.delete(hazardActions).where(eq(hazardActions.hazardId, hazardId));
  const rows = ids.map((actionId, position) => ({ hazardId, actionId, position }));
  if (rows.length > 0) await tx.insert(hazardActions).values(rows);
}

/** Unlinks a reassigned report and its actions from other clubs' hazards (C18.3). */
export async function unlinkFromHazards(
  tx: Db,
  { reportId, actionIds, clubId }: { reportId: string; actionIds: readonly string[]; clubId: string },
): Promise<void> {
  const ofOthers = tx.select({ id: table.id }).from(table).where(ne(table.clubId, clubId));
  await tx
    .delete(hazardReports)
    .where(and(eq(hazardReports.reportId, reportId), inArray(hazardReports.hazardId, ofOthers)));
  await tx
    .delete(hazardActions)
    .where(and(inArray(hazardActions.actionId, [...actionIds]), inArray(hazardActions.hazardId, ofOthers)));
}
