import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Facts } from '../../../domain/follow-up/state.ts';
import type { Db } from '../../db/database.ts';
import { actions, followUps } from '../../db/schema.ts';

export async function countActionsOf(db: Db, reportId: string): Promise<Facts['actions']> {
  const [counted] = await db
    .select({
      open: sql<number>`count(*) FILTER (WHERE ${actions.state} = 'open')`.mapWith(Number),
      unrated: sql<number>`count(*) FILTER (WHERE ${actions.state} = 'done' AND ${actions.worked} IS NULL)`.mapWith(
        Number,
      ),
      total: sql<number>`count(*)`.mapWith(Number),
    })
    .from(actions)
    .where(eq(actions.reportId, reportId));
  return counted ?? { open: 0, unrated: 0, total: 0 };
}

export async function progressOf(db: Db, reportId: string): Promise<{ isClosed: boolean; openActions: number }> {
  const [closed, counted] = await Promise.all([
    db
      .select({ id: followUps.reportId })
      .from(followUps)
      .where(and(eq(followUps.reportId, reportId), isNotNull(followUps.closedAt))),
    countActionsOf(db, reportId),
  ]);
  return { isClosed: closed.length > 0, openActions: counted.open };
}
