/** What mails tell, asked of the rows that it is about (contract C9.3). */
import { inArray, type SQL, sql } from 'drizzle-orm';
import { ACTIONS_AHEAD_DAYS, REMINDERS } from '../../../domain/mail/schedule.ts';
import { daysAfter } from '../../../domain/text/calendar.ts';
import type { Db, Statement } from '../../db/database.ts';
import {
  actions,
  auditEvents,
  clubs,
  followUps,
  mailChoices,
  outbox,
  reportMessages,
  reports,
  users,
} from '../../db/schema.ts';
import type { MailRow } from '../send/queries.ts';

const rowsOf = async <Row>(db: Db, query: SQL): Promise<Row[]> =>
  ((await db.execute(query)) as unknown as { rows: Row[] }).rows;

/** The audit of one report; `id` names it in the statement around it. */
const auditOf = (id: SQL, alias: string): SQL =>
  sql`${auditEvents} ${sql.raw(alias)} WHERE ${sql.raw(alias)}.subject_kind = 'report' AND ${sql.raw(alias)}.subject_id = ${id}`;

/** Somebody took it, and has it still: a super-admin keeps a report that goes to another club, which is told of it all the same. */
const isTaking = (id: SQL): SQL => sql`(
  done.action = 'follow-up-change' AND 'takenBy' = ANY (string_to_array(done.details ->> 'fields', ' '))
  AND EXISTS (SELECT FROM ${followUps} WHERE ${followUps.reportId} = ${id} AND ${followUps.takenBy} IS NOT NULL))`;

/** Nobody has taken it, nobody has approved, commented, closed or hidden it since it came to its club, and it is no old one (C12.7). */
const untouched = (id: SQL): SQL => sql`(
  EXISTS (SELECT FROM ${reports} WHERE ${reports.id} = ${id} AND ${reports.importedAs} IS NULL)
  AND NOT EXISTS (SELECT FROM ${auditOf(id, 'done')}
    AND (done.action IN ('report-approve', 'report-comment', 'report-hide', 'follow-up-close') OR ${isTaking(id)})
    AND done.id > coalesce((SELECT max(came.id) FROM ${auditOf(id, 'came')} AND came.action = 'report-reassign'), 0)))`;

/** True for a report that nobody has dealt with since it came to its club. */
export async function isUntouched(db: Db, reportId: string): Promise<boolean> {
  const [found] = await rowsOf<{ is: boolean }>(db, sql`SELECT ${untouched(sql`${reportId}::uuid`)} AS is`);
  return found?.is === true;
}

/** True where a later mail of the same kind went to the same person already. */
export async function isNewerSent(db: Db, { kind, userId, createdAt }: MailRow): Promise<boolean> {
  const found = await rowsOf(
    db,
    sql`SELECT 1 FROM ${outbox} WHERE ${outbox.kind} = ${kind} AND ${outbox.userId} = ${userId}::uuid
      AND ${outbox.state} = 'sent' AND ${outbox.createdAt} > ${createdAt.toISOString()}::timestamptz LIMIT 1`,
  );
  return found.length > 0;
}

/** Whether the other side has read a message; `null` where it is none, or gone. */
export async function isSeen(db: Db, messageId: string): Promise<boolean | null> {
  const [found] = await rowsOf<{ seen: boolean }>(
    db,
    sql`SELECT ${reportMessages.seen} FROM ${reportMessages} WHERE ${reportMessages.id} = ${messageId}::uuid`,
  );
  return found?.seen ?? null;
}

/** Actions of the club that a user owns and are due, or, for admins, that are overdue there. */
const actionsDue = (today: string): SQL => sql`EXISTS (SELECT FROM ${actions}
  WHERE ${actions.state} = 'open' AND ${actions.clubId} = ${users.clubId} AND (
    (${actions.ownerId} = ${users.id} AND ${actions.due} <= ${daysAfter(today, ACTIONS_AHEAD_DAYS)}::date)
    OR (${users.role} = 'admin' AND ${actions.due} < ${today}::date)))`;
const isStaff = sql`${users.role} IN ('admin', 'sms-manager')`;

/** True where somebody has actions to be told of. */
export async function hasActionsDue(db: Db, userId: string, today: string): Promise<boolean> {
  const found = await rowsOf(
    db,
    sql`SELECT FROM ${users} WHERE ${users.id} = ${userId}::uuid AND ${isStaff} AND ${actionsDue(today)}`,
  );
  return found.length > 0;
}

/** The clubs that may have somebody to be told of actions, and what their time zones are taken from (C19.6). */
export function clubsWithActionsDue(db: Db, today: string) {
  const isSoon = sql`EXISTS (SELECT FROM ${actions} WHERE ${actions.clubId} = ${clubs.id} AND ${actions.state} = 'open'
    AND ${actions.due} <= ${daysAfter(today, ACTIONS_AHEAD_DAYS)}::date)`;
  return db.select({ id: clubs.id, timeZone: clubs.timeZone, location: clubs.location }).from(clubs).where(isSoon);
}

type Monday = { monday: string; clubIds: readonly string[]; today: string; nextAt: Date; now: Date };

/** Everybody of these clubs who has actions to be told of on a Monday; nobody twice. */
export function insertActionsDue(tx: Db, { monday, clubIds, today, nextAt, now }: Monday): Statement {
  const rows = sql`SELECT gen_random_uuid(), 'actions-due', ${users.id}, NULL::uuid, ${monday}::text, gen_random_uuid(),
      'waiting', false, NULL::uuid, 0, ${nextAt.toISOString()}::timestamptz, NULL::timestamptz, NULL::text,
      ${now.toISOString()}::timestamptz, NULL::timestamptz
    FROM ${users} WHERE ${isStaff} AND ${inArray(users.clubId, [...clubIds])} AND ${actionsDue(today)}
      AND NOT EXISTS (SELECT FROM ${mailChoices}
        WHERE ${mailChoices.userId} = ${users.id} AND ${mailChoices.actions} = 'never')`;
  return tx.insert(outbox).select(rows).onConflictDoNothing();
}

/** Reports are reminded of so many at a time. */
const REMINDED_AT_ONCE = 500;

/** Reports that nobody has dealt with, and when they came to their club, as long ago as reminders go. */
export function untouchedReports(db: Db, now: Date): Promise<{ id: string; came: Date }[]> {
  const before = (ms: number) => sql`${new Date(now.getTime() - ms).toISOString()}::timestamptz`;
  const oldest = before(Math.max(...REMINDERS.map(({ toMs }) => toMs)));
  const newest = before(Math.min(...REMINDERS.map(({ fromMs }) => fromMs)));
  return rowsOf<{ id: string; came: string | Date }>(
    db,
    sql`SELECT id, came FROM (
        SELECT ${reports.id} AS id, ${reports.submittedAt} AS came FROM ${reports}
        UNION ALL SELECT moved.subject_id, moved.at FROM ${auditEvents} moved WHERE moved.action = 'report-reassign') arrived
      WHERE came > ${oldest} AND came <= ${newest} AND ${untouched(sql`arrived.id`)}
        AND NOT EXISTS (SELECT FROM ${auditOf(sql`arrived.id`, 'later')} AND later.action = 'report-reassign' AND later.at > came)
      ORDER BY came LIMIT ${REMINDED_AT_ONCE}`,
  ).then((found) => found.map(({ id, came }) => ({ id, came: new Date(came) })));
}

/** True where somebody was told of this already. */
export async function wasTold(db: Db, reportId: string, occasion: string): Promise<boolean> {
  const found = await rowsOf(
    db,
    sql`SELECT FROM ${outbox} WHERE ${outbox.reportId} = ${reportId}::uuid AND ${outbox.occasion} = ${occasion} LIMIT 1`,
  );
  return found.length > 0;
}
