/** SQL for actions that are due (C8.7, C9.3, C19.4). */
import { and, asc, eq, inArray, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import { ACTIONS_AHEAD_DAYS } from '../../domain/mail/schedule.ts';
import { daysAfter } from '../../domain/text/calendar.ts';
import type { Db } from '../db/database.ts';
import { actions, clubs, users } from '../db/schema.ts';
import { inScope, type Scope } from '../reports/report/queries.ts';
import { isStaff } from '../users/queries.ts';

/** A user's own due actions or, for admins, the club's overdue ones. */
const actionsDue = (today: string): SQL => sql`EXISTS (SELECT FROM ${actions}
  WHERE ${actions.state} = 'open' AND ${actions.clubId} = ${users.clubId} AND (
    (${actions.ownerId} = ${users.id} AND ${actions.due} <= ${daysAfter(today, ACTIONS_AHEAD_DAYS)}::date)
    OR (${users.role} = 'admin' AND ${actions.due} < ${today}::date)))`;

/** With their time zones (C19.6). */
export function clubsWithActionsDue(db: Db, today: string) {
  const isSoon = sql`EXISTS (SELECT FROM ${actions} WHERE ${actions.clubId} = ${clubs.id} AND ${actions.state} = 'open'
    AND ${actions.due} <= ${daysAfter(today, ACTIONS_AHEAD_DAYS)}::date)`;
  return db.select({ id: clubs.id, timeZone: clubs.timeZone, location: clubs.location }).from(clubs).where(isSoon);
}

/** A query for ids. */
export const peopleWithActionsDue = (clubIds: readonly string[], today: string): SQL =>
  sql`SELECT ${users.id} FROM ${users} WHERE ${isStaff} AND ${inArray(users.clubId, [...clubIds])} AND ${actionsDue(today)}`;

export async function hasActionsDue(db: Db, userId: string, today: string): Promise<boolean> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isStaff, actionsDue(today)));
  return found.length > 0;
}

type ActionDay = { actionId: string; reportId: string | null; day: string };

const byDay = (db: Db, day: typeof actions.due | typeof actions.checkOn, limit: number) =>
  db
    .select({ actionId: actions.id, reportId: actions.reportId, day: sql<string>`${day}::text` })
    .from(actions)
    .$dynamic()
    .orderBy(asc(day), asc(actions.id))
    .limit(limit);

/** Oldest first. */
export function overdueActions(
  db: Db,
  scope: Scope,
  { today, limit }: { today: string; limit: number },
): Promise<ActionDay[]> {
  return byDay(db, actions.due, limit).where(
    and(inScope(actions, scope), eq(actions.state, 'open'), lt(actions.due, today)),
  );
}

/** Done long enough ago to ask whether they worked (C8.7), oldest first. */
export function actionsToCheck(
  db: Db,
  scope: Scope,
  { today, limit }: { today: string; limit: number },
): Promise<ActionDay[]> {
  return byDay(db, actions.checkOn, limit).where(
    and(inScope(actions, scope), eq(actions.state, 'done'), isNull(actions.worked), lte(actions.checkOn, today)),
  );
}
