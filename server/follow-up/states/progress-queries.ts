import { and, count, eq, isNotNull } from 'drizzle-orm';
import type { FollowUpFacts } from '../../../domain/follow-up/state.ts';
import { countWhere, type Db } from '../../db/database.ts';
import { actions, followUps } from '../../db/schema.ts';
import { isUnassessed } from './queries.ts';

export async function countActionsOf(db: Db, reportId: string): Promise<FollowUpFacts['actions']> {
  const [counted] = await db
    .select({
      open: countWhere(eq(actions.state, 'open')),
      unassessed: countWhere(isUnassessed),
      total: count(),
    })
    .from(actions)
    .where(eq(actions.reportId, reportId));
  return counted ?? { open: 0, unassessed: 0, total: 0 };
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
