/** SQL for many follow-ups (C8.10, C8.11): their facts in one query; domain/follow-up/state.ts derives the states */
import { and, asc, count, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { FollowUpFacts } from '../../domain/follow-up/state.ts';
import { countWhere, type Db } from '../db/database.ts';
import { actions, followUps, reports } from '../db/schema.ts';
import { inScope, type Scope } from '../reports/report/queries.ts';
import { isInList, isStarted, isUnassessed } from './states/queries.ts';

type Row = { isClosed: boolean; isStarted: boolean; open: number; unassessed: number; total: number };

const factsOf = ({ isClosed, isStarted, open, unassessed, total }: Row): FollowUpFacts => ({
  isClosed,
  isStarted,
  actions: { open, unassessed, total },
});

/** One row per report. `ofActions` limits actions to the same reports. */
function facts(db: Db, ofReports: SQL | undefined, ofActions: SQL | undefined) {
  const counted = db
    .select({
      reportId: actions.reportId,
      open: countWhere(eq(actions.state, 'open')).as('open'),
      unassessed: countWhere(isUnassessed).as('unassessed'),
      total: count().as('total'),
    })
    .from(actions)
    .where(and(isNotNull(actions.reportId), ofActions))
    .groupBy(actions.reportId)
    .as('counted');
  return db
    .select({
      id: reports.id,
      isClosed: sql<boolean>`${followUps.closedAt} IS NOT NULL`.as('is_closed'),
      isStarted: sql<boolean>`(${reports.smsManagerComment} IS NOT NULL OR coalesce(${isStarted}, false))`.as(
        'is_started',
      ),
      open: sql<number>`coalesce(${counted.open}, 0)`.mapWith(Number).as('open_actions'),
      unassessed: sql<number>`coalesce(${counted.unassessed}, 0)`.mapWith(Number).as('unassessed_actions'),
      total: sql<number>`coalesce(${counted.total}, 0)`.mapWith(Number).as('all_actions'),
    })
    .from(reports)
    .leftJoin(followUps, eq(followUps.reportId, reports.id))
    .leftJoin(counted, eq(counted.reportId, reports.id))
    .where(ofReports);
}

export async function listFacts(db: Db, scope: Scope, ids: string[]): Promise<{ id: string; facts: FollowUpFacts }[]> {
  if (ids.length === 0) return [];
  const rows = await facts(db, and(inArray(reports.id, ids), inScope(reports, scope)), inArray(actions.reportId, ids));
  return rows.map((row) => ({ id: row.id, facts: factsOf(row) }));
}

export async function countFacts(db: Db, scope: Scope): Promise<{ facts: FollowUpFacts; reports: number }[]> {
  const each = facts(db, inScope(reports, scope), inScope(actions, scope)).as('each');
  // Only existence matters; exact numbers would make too many groups.
  const least = (column: typeof each.open) => sql<number>`least(${column}, 1)`.mapWith(Number);
  const [open, unassessed, total] = [least(each.open), least(each.unassessed), least(each.total)];
  const rows = await db
    .select({ isClosed: each.isClosed, isStarted: each.isStarted, open, unassessed, total, reports: count() })
    .from(each)
    .groupBy(each.isClosed, each.isStarted, open, unassessed, total);
  return rows.map(({ reports, ...row }) => ({ facts: factsOf(row), reports }));
}

/** Reports nobody has started on (C8.2), except imported ones; oldest first. */
export function newReports(db: Db, scope: Scope, limit: number): Promise<{ reportId: string; since: Date }[]> {
  return db
    .select({ reportId: reports.id, since: reports.submittedAt })
    .from(reports)
    .where(and(inScope(reports, scope), isNull(reports.importedAs), isInList(reports, 'new')))
    .orderBy(asc(reports.submittedAt), asc(reports.id))
    .limit(limit);
}
