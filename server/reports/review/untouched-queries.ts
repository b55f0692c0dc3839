/**
 * SQL for reports nobody has dealt with, for reminders (C9.3). Differs from the follow-up state new (C8.2): actions,
 * replies, notes and classification do not count.
 */
import { type SQL, sql } from 'drizzle-orm';
import { REMINDERS } from '../../../domain/mail/schedule.ts';
import { type Db, rowsOf } from '../../db/database.ts';
import { auditEvents, reports } from '../../db/schema.ts';
import { isAssigned } from '../../follow-up/states/queries.ts';

/** `id`: the report's, in the surrounding statement. */
const auditOf = (id: SQL, alias: string): SQL =>
  sql`${auditEvents} ${sql.raw(alias)} WHERE ${sql.raw(alias)}.subject_kind = 'report' AND ${sql.raw(alias)}.subject_id = ${id}`;

/** An assignment, if the report is still assigned. Below, one made before it changed club does not count. */
const isAssignment = (id: SQL): SQL => sql`(
  done.action = 'follow-up-change' AND 'takenBy' = ANY (string_to_array(done.details ->> 'fields', ' '))
  AND ${isAssigned({ id })})`;

/** Nobody has taken, approved, commented, closed or hidden it since it reached its club; not imported (C12.7). */
const untouched = (id: SQL): SQL => sql`(
  EXISTS (SELECT FROM ${reports} WHERE ${reports.id} = ${id} AND ${reports.importedAs} IS NULL)
  AND NOT EXISTS (SELECT FROM ${auditOf(id, 'done')}
    AND (done.action IN ('report-approve', 'report-comment', 'report-hide', 'follow-up-close') OR ${isAssignment(id)})
    AND done.id > coalesce((SELECT max(moved.id) FROM ${auditOf(id, 'moved')} AND moved.action = 'report-reassign'), 0)))`;

export async function isUntouched(db: Db, reportId: string): Promise<boolean> {
  const [found] = await rowsOf<{ is: boolean }>(db, sql`SELECT ${untouched(sql`${reportId}::uuid`)} AS is`);
  return found?.is === true;
}

/** With the time they reached their club, as far back as reminders go. */
export function untouchedReports(db: Db, now: Date): Promise<{ id: string; arrivedAt: Date }[]> {
  const before = (ms: number) => sql`${new Date(now.getTime() - ms).toISOString()}::timestamptz`;
  const oldest = before(Math.max(...REMINDERS.map(({ toMs }) => toMs)));
  const newest = before(Math.min(...REMINDERS.map(({ fromMs }) => fromMs)));
  return rowsOf<{ id: string; arrived_at: string | Date }>(
    db,
    sql`SELECT id, arrived_at FROM (
        SELECT ${reports.id} AS id, ${reports.submittedAt} AS arrived_at FROM ${reports}
        UNION ALL SELECT moved.subject_id, moved.at FROM ${auditEvents} moved WHERE moved.action = 'report-reassign') arrived
      WHERE arrived_at > ${oldest} AND arrived_at <= ${newest} AND ${untouched(sql`arrived.id`)}
        AND NOT EXISTS (SELECT FROM ${auditOf(sql`arrived.id`, 'later')} AND later.action = 'report-reassign'
          AND later.at > arrived_at)
      ORDER BY arrived_at`,
  ).then((found) => found.map(({ id, arrived_at }) => ({ id, arrivedAt: new Date(arrived_at) })));
}
