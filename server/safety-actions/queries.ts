/** SQL for actions (C8.7). */
import { and, desc, eq, inArray, lt, lte, not, type SQL, sql } from 'drizzle-orm';
import { OWNER_NAME_MAX } from '../../domain/actions/action.ts';
import { SOON_DAYS } from '../../domain/actions/due.ts';
import type { ActionQuery } from '../../domain/actions/register.ts';
import { isId } from '../../domain/id.ts';
import { daysAfter } from '../../domain/text/calendar.ts';
import { countWhere, type Db, inserted } from '../db/database.ts';
import { actions as table, users } from '../db/schema.ts';
import { isUnassessed } from '../follow-up/states/queries.ts';
import { inScope, type Scope } from '../reports/report/queries.ts';
import { inTeam } from '../users/queries.ts';

export type ActionRow = typeof table.$inferSelect;

/** With its owner's account name. */
export type StoredAction = { row: ActionRow; accountName: string | null };

/** No due day sorts last. */
const dueKey = sql`coalesce(${table.due}, 'infinity'::date)`;
export const NO_DAY = 'infinity';

export type ListCursor = { due: string; at: string; id: string };

/** The first condition is where the index scan starts. */
function afterCursor(after: ListCursor | null): SQL | undefined {
  if (after === null) return undefined;
  const { due, at, id } = after;
  return sql`${dueKey} >= ${due}::date AND (${dueKey} > ${due}::date
    OR (${table.createdAt}, ${table.id}) < (${at}::timestamptz, ${id}::uuid))`;
}

function ofDue(due: ActionQuery['due'], today: string): SQL | undefined {
  if (due === null) return undefined;
  const days =
    due === 'overdue'
      ? sql`${dueKey} < ${today}::date`
      : sql`${dueKey} BETWEEN ${today}::date AND ${daysAfter(today, SOON_DAYS)}::date`;
  return and(eq(table.state, 'open'), days);
}

type ListOptions = { scope: Scope; query: ActionQuery; after: ListCursor | null; userId: string; today: string };

const stored = (db: Db) =>
  db.select({ row: table, accountName: users.name }).from(table).leftJoin(users, eq(users.id, table.ownerId));

/** By due day, those without one last, then newest first; one more than `limit` if there is a next page. */
export function listActions(db: Db, { scope, query, after, userId, today }: ListOptions): Promise<StoredAction[]> {
  return stored(db)
    .where(
      and(
        inScope(table, scope),
        query.state === 'all' ? undefined : eq(table.state, query.state),
        ofDue(query.due, today),
        query.mine ? eq(table.ownerId, userId) : undefined,
        query.reportId === null ? undefined : eq(table.reportId, query.reportId),
        afterCursor(after),
      ),
    )
    .orderBy(dueKey, desc(table.createdAt), desc(table.id))
    .limit(query.limit + 1);
}

export async function findAction(db: Db, scope: Scope, id: string): Promise<StoredAction | undefined> {
  const [found] = await stored(db).where(and(inScope(table, scope), eq(table.id, id)));
  return found;
}

/** Lock its report first. */
export async function lockAction(tx: Db, id: string): Promise<StoredAction | undefined> {
  const [locked] = await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('update');
  return locked && findAction(tx, 'all', id);
}

/** Whether any of a report's actions is done, which its reporter may know (C10.3). */
export async function hasDoneAction(db: Db, reportId: string): Promise<boolean> {
  const found = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.reportId, reportId), eq(table.state, 'done')))
    .limit(1);
  return found.length > 0;
}

export async function insertAction(tx: Db, action: typeof table.$inferInsert): Promise<string> {
  return inserted(await tx.insert(table).values(action).returning({ id: table.id })).id;
}

/** The action must be locked. */
export async function updateAction(tx: Db, id: string, change: Partial<ActionRow>): Promise<void> {
  const isTyped = change.ownerName !== undefined;
  await tx
    .update(table)
    .set({ ...change, ...(isTyped && { ownerNameOf: null }) })
    .where(eq(table.id, id));
}

/** Open, overdue, and to be checked (C8.7). */
export async function countRegister(db: Db, scope: Scope, today: string) {
  const isOpen = eq(table.state, 'open');
  const [counted] = await db
    .select({
      open: countWhere(isOpen),
      overdue: countWhere(sql`${isOpen} AND ${lt(table.due, today)}`),
      toCheck: countWhere(sql`${isUnassessed} AND ${lte(table.checkOn, today)}`),
    })
    .from(table)
    .where(and(inScope(table, scope), inArray(table.state, ['open', 'done'])));
  return counted ?? { open: 0, overdue: 0, toCheck: 0 };
}

/** Locks the owners of a report's actions against deletion. Call this before locking the report. */
export async function lockOwnersOfActions(tx: Db, reportId: string): Promise<void> {
  if (!isId(reportId)) return;
  const owners = tx.select({ id: table.ownerId }).from(table).where(eq(table.reportId, reportId));
  await tx.select({ id: users.id }).from(users).where(inArray(users.id, owners)).orderBy(users.id).for('share');
}

/** Owners outside the new club are removed; their names stay (C8.9). */
export async function moveActions(tx: Db, reportId: string, clubId: string): Promise<void> {
  const team = tx.select({ id: users.id }).from(users).where(inTeam(clubId));
  const name = sql`(SELECT left(${users.name}, ${OWNER_NAME_MAX}) FROM ${users} WHERE ${users.id} = ${table.ownerId})`;
  await tx
    .update(table)
    .set({
      ownerName: sql`coalesce(${table.ownerName}, ${name})`,
      ownerNameOf: sql`CASE WHEN ${table.ownerName} IS NULL THEN ${table.ownerId} ELSE ${table.ownerNameOf} END`,
      ownerId: null,
    })
    .where(and(eq(table.reportId, reportId), not(inArray(table.ownerId, team))));
  await tx.update(table).set({ clubId }).where(eq(table.reportId, reportId));
}

/** Locks actions, so that none can move to another club before the transaction ends. Lock their reports first. */
export async function lockActionsOf(tx: Db, clubId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const locked = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.clubId, clubId), inArray(table.id, [...ids])))
    .orderBy(table.id)
    .for('share');
  return locked.map(({ id }) => id);
}

export async function actionIdsOf(db: Db, reportId: string): Promise<string[]> {
  const found = await db.select({ id: table.id }).from(table).where(eq(table.reportId, reportId));
  return found.map(({ id }) => id);
}
