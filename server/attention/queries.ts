/** All SQL about what needs the safety team (contract C19.4), oldest first. */
import { and, asc, eq, isNull, lt, lte, min, not, sql } from 'drizzle-orm';
import { ATTENTION_MAX } from '../../domain/attention/attention.ts';
import type { Db } from '../db/database.ts';
import { actions, reportMessages, reports } from '../db/schema.ts';
import { standsAt } from '../follow-up/states/queries.ts';
import type { Scope } from '../reports/review/queries.ts';

const ofClub = (scope: Scope) => (scope === 'all' ? undefined : eq(reports.clubId, scope.clubId));

/** Reports whose reporter has written what nobody has read, and since when. */
export async function unansweredReports(db: Db, scope: Scope): Promise<{ reportId: string; since: Date }[]> {
  const since = min(reportMessages.sentAt);
  const rows = await db
    .select({ reportId: reports.id, since })
    .from(reportMessages)
    .innerJoin(reports, eq(reports.id, reportMessages.reportId))
    .where(and(ofClub(scope), reportMessages.fromReporter, not(reportMessages.seen)))
    .groupBy(reports.id)
    .orderBy(since)
    .limit(ATTENTION_MAX);
  return rows.map((row) => ({ reportId: row.reportId, since: row.since ?? new Date(0) }));
}

/** Reports that nobody has looked at (C8.2, `new`); imported ones are history and wait for nobody. */
export function newReports(db: Db, scope: Scope): Promise<{ reportId: string; since: Date }[]> {
  return db
    .select({ reportId: reports.id, since: reports.submittedAt })
    .from(reports)
    .where(and(ofClub(scope), isNull(reports.importedAs), standsAt(reports, 'new')))
    .orderBy(asc(reports.submittedAt), asc(reports.id))
    .limit(ATTENTION_MAX);
}

type ActionDay = { actionId: string; reportId: string | null; day: string };

const actionsByDay = (db: Db, day: typeof actions.due | typeof actions.checkOn) =>
  db
    .select({ actionId: actions.id, reportId: actions.reportId, day: sql<string>`${day}::text` })
    .from(actions)
    .$dynamic()
    .orderBy(asc(day), asc(actions.id))
    .limit(ATTENTION_MAX);

const actionScope = (scope: Scope) => (scope === 'all' ? undefined : eq(actions.clubId, scope.clubId));

/** Open actions that were due before today. */
export function overdueActions(db: Db, scope: Scope, today: string): Promise<ActionDay[]> {
  return actionsByDay(db, actions.due).where(
    and(actionScope(scope), eq(actions.state, 'open'), lt(actions.due, today)),
  );
}

/** Actions done long enough ago to be asked whether they worked (C8.7). */
export function actionsToCheck(db: Db, scope: Scope, today: string): Promise<ActionDay[]> {
  return actionsByDay(db, actions.checkOn).where(
    and(actionScope(scope), eq(actions.state, 'done'), isNull(actions.worked), lte(actions.checkOn, today)),
  );
}
