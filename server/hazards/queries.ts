/** All SQL about hazards (contract C18.1). */
import { and, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { HazardCell } from '../../domain/hazards/hazard.ts';
import type { HazardQuery, StateFilter } from '../../domain/hazards/register.ts';
import { type Db, inserted } from '../db/database.ts';
import { hazardActions, hazardReports, hazards as table, users } from '../db/schema.ts';
import { inScope, type Scope } from '../reports/report/queries.ts';

export type HazardRow = typeof table.$inferSelect;

/** A hazard as it is stored, with the name of the account that owns it, its reports and its actions. */
export type StoredHazard = { row: HazardRow; accountName: string | null; reports: string[]; actions: string[] };

const level = sql<number>`(${table.severity} * ${table.likelihood})`;

/** True for those that come first; the index of those to review is asked by it. */
const isToReview = (today: string): SQL => sql`(${table.state} = 'open' AND ${table.reviewOn} < ${today}::date)`;
export const NO_REVIEW = 'infinity';

/** The place after which a page of the register begins, and the day in UTC by which the whole list is ordered. */
export type ListCursor = { today: string; review: string; level: number; at: string; id: string };

/** Behind a place among hazards of one day, or among those that need no review: by level, then newest. */
const behind = ({ level: highest, at, id }: ListCursor): SQL =>
  sql`(${level}, ${table.createdAt}, ${table.id}) < (${highest}, ${at}::timestamptz, ${id}::uuid)`;

const idsOf = (of: SQL): SQL<string[]> => sql<string[]>`coalesce((${of}), '[]'::json)`;

/** Qualified by hand: in a selection of one table Drizzle leaves the table's name out. */
const reportIds = idsOf(sql`SELECT json_agg(link.report_id ORDER BY link.place)
  FROM hazard_reports AS link WHERE link.hazard_id = ${table}.id`);
const actionIds = idsOf(sql`SELECT json_agg(link.action_id ORDER BY link.place)
  FROM hazard_actions AS link WHERE link.hazard_id = ${table}.id`);

const stored = (db: Db) =>
  db
    .select({ row: table, accountName: users.name, reports: reportIds, actions: actionIds })
    .from(table)
    .leftJoin(users, eq(users.id, table.ownerId));

type ListOptions = { scope: Scope; query: HazardQuery; place: ListCursor | null; today: string };

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

/** The register in its order; one more than `limit` where there is a next page. Each of its two parts is read by an index. */
export async function listHazards(db: Db, { scope, query, place, today }: ListOptions): Promise<StoredHazard[]> {
  const isAsked = and(inScope(table, scope), ofQuery(query));
  const most = query.limit + 1;
  const ordered = [desc(level), desc(table.createdAt), desc(table.id)];
  const isFirst = isToReview(place?.today ?? today);
  const isInFirst = place === null || place.review !== NO_REVIEW;
  const afterDay =
    place &&
    sql`(${table.reviewOn} > ${place.review}::date OR (${table.reviewOn} = ${place.review}::date AND ${behind(place)}))`;
  const first = isInFirst
    ? await stored(db)
        .where(and(isAsked, isFirst, afterDay ?? undefined))
        .orderBy(table.reviewOn, ...ordered)
        .limit(most)
    : [];
  if (first.length === most) return first;
  const rest = await stored(db)
    .where(and(isAsked, sql`${isFirst} IS NOT TRUE`, isInFirst ? undefined : behind(place)))
    .orderBy(...ordered)
    .limit(most - first.length);
  return [...first, ...rest];
}

/** One hazard in scope, or `undefined`. */
export async function findHazard(db: Db, scope: Scope, id: string): Promise<StoredHazard | undefined> {
  const [found] = await stored(db).where(and(inScope(table, scope), eq(table.id, id)));
  return found;
}

/** One hazard that nobody else can change before the transaction ends. Hold its new reports and actions first. */
export async function lockHazard(tx: Db, id: string): Promise<StoredHazard | undefined> {
  const [held] = await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('update');
  return held && findHazard(tx, 'all', id);
}

/** How many hazards of a state stand in each cell of the grid. */
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

/** Stores a new hazard and gives its id. */
export async function insertHazard(tx: Db, hazard: typeof table.$inferInsert): Promise<string> {
  return inserted(await tx.insert(table).values(hazard).returning({ id: table.id })).id;
}

/** Changes a hazard that is held. */
export async function updateHazard(tx: Db, id: string, change: Partial<HazardRow>): Promise<void> {
  await tx.update(table).set(change).where(eq(table.id, id));
}

/** Gives a hazard these reports in place of those that it had. */
export async function putReports(tx: Db, hazardId: string, ids: readonly string[]): Promise<void> {
  await tx.delete(hazardReports).where(eq(hazardReports.hazardId, hazardId));
  const rows = ids.map((reportId, place) => ({ hazardId, reportId, place }));
  if (rows.length > 0) await tx.insert(hazardReports).values(rows);
}

/** Gives a hazard these actions in place of those that it had. */
export async function putActions(tx: Db, hazardId: string, ids: readonly string[]): Promise<void> {
  await tx.delete(hazardActions).where(eq(hazardActions.hazardId, hazardId));
  const rows = ids.map((actionId, place) => ({ hazardId, actionId, place }));
  if (rows.length > 0) await tx.insert(hazardActions).values(rows);
}

/** Takes a report that goes to a club, and actions that go with it, out of the hazards of all other clubs (C18.3). */
export async function leaveHazards(
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
