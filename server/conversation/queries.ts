/**
 * All SQL about receipts and what is written to each other (contract C10). Whoever changes anything of it holds the report
 * before. What goes by age is asked for in retention/queries.ts.
 */
import { createHash } from 'node:crypto';
import { and, asc, count, desc, eq, gt, inArray, lte, not, sql } from 'drizzle-orm';
import { UNSEEN_MAX } from '../../domain/receipt/conversation.ts';
import { takeTurnOf } from '../db/advisory-lock.ts';
import type { Db, Statement } from '../db/database.ts';
import { actions, outbox, receipts, reports, reportMessages as table, users } from '../db/schema.ts';
import type { Scope } from '../reports/review/queries.ts';

export type MessageRow = typeof table.$inferSelect;

/** What is kept of a code (C10.1): its SHA-256, as the code is read without groups. */
export function hashOf(code: string): Buffer {
  return createHash('sha256').update(code).digest();
}

/** True where a report has this code already; else nobody else can claim it before the transaction ends. */
export async function claimCode(tx: Db, codeHash: Buffer): Promise<boolean> {
  await takeTurnOf(tx, codeHash);
  return (await findReportOf(tx, codeHash)) !== null;
}

/** Stores the receipt of a report that is stored before, once it is sent. */
export function insertReceipt(tx: Db, receipt: typeof receipts.$inferInsert): Statement {
  return tx.insert(receipts).values(receipt);
}

/** The report with this code, or `null`. */
export async function findReportOf(db: Db, codeHash: Buffer): Promise<string | null> {
  const [found] = await db
    .select({ reportId: receipts.reportId })
    .from(receipts)
    .where(eq(receipts.codeHash, codeHash));
  return found?.reportId ?? null;
}

/** True where the report has a receipt. */
export async function hasReceipt(db: Db, reportId: string): Promise<boolean> {
  const found = await db.select({ id: receipts.reportId }).from(receipts).where(eq(receipts.reportId, reportId));
  return found.length > 0;
}

/** True where the reporter ticked to be written to when there is a question (C10.2). */
export async function wantsMail(db: Db, reportId: string): Promise<boolean> {
  const [found] = await db.select({ notify: receipts.notify }).from(receipts).where(eq(receipts.reportId, reportId));
  return found?.notify ?? false;
}

/** Unticks every wish to be written to; gives how many there were. A mail that waits finds that nobody wants it any more. */
export async function clearWishes(tx: Db): Promise<number> {
  const cleared = await tx
    .update(receipts)
    .set({ notify: false })
    .where(eq(receipts.notify, true))
    .returning({ reportId: receipts.reportId });
  const ids = cleared.map(({ reportId }) => reportId);
  const waiting = and(eq(outbox.kind, 'question'), eq(outbox.state, 'waiting'), inArray(outbox.reportId, ids));
  if (ids.length > 0) await tx.delete(outbox).where(waiting);
  return cleared.length;
}

/** Takes the receipt away, and with it the whole conversation; true where there was one. */
export async function deleteReceipt(tx: Db, reportId: string): Promise<boolean> {
  const gone = await tx
    .delete(receipts)
    .where(eq(receipts.reportId, reportId))
    .returning({ reportId: receipts.reportId });
  return gone.length > 0;
}

/** A message with the name of who of the team wrote it. */
export type StoredMessage = { row: MessageRow; authorName: string | null };

/** The conversation about a report, oldest first. */
export function listMessages(db: Db, reportId: string): Promise<StoredMessage[]> {
  return db
    .select({ row: table, authorName: users.name })
    .from(table)
    .leftJoin(users, eq(users.id, table.authorId))
    .where(eq(table.reportId, reportId))
    .orderBy(asc(table.place));
}

/** The message of this side that was sent with a key, or `null` (C3.8). */
export async function findByKey(
  db: Db,
  reportId: string,
  { fromReporter, key }: { fromReporter: boolean; key: string },
): Promise<StoredMessage | null> {
  const [found] = await db
    .select({ row: table, authorName: users.name })
    .from(table)
    .leftJoin(users, eq(users.id, table.authorId))
    .where(and(eq(table.reportId, reportId), eq(table.fromReporter, fromReporter), eq(table.key, key)));
  return found ?? null;
}

type NewMessage = Pick<MessageRow, 'reportId' | 'fromReporter' | 'authorId' | 'body' | 'sentAt' | 'key'>;

/** Adds a message at the end of a conversation. */
export async function insertMessage(tx: Db, message: NewMessage): Promise<MessageRow> {
  const last = sql<number>`(SELECT coalesce(max(place), 0) + 1 FROM report_messages WHERE report_id = ${message.reportId})`;
  const [created] = await tx
    .insert(table)
    .values({ ...message, place: last })
    .returning();
  if (!created) throw new Error('an insert gave no row');
  return created;
}

/** Notes that one side has read what the other wrote, up to a place in the conversation; all of it without one. */
export async function markSeen(
  tx: Db,
  reportId: string,
  { fromReporter, upTo }: { fromReporter: boolean; upTo?: number },
): Promise<void> {
  await tx
    .update(table)
    .set({ seen: true })
    .where(
      and(
        eq(table.reportId, reportId),
        eq(table.fromReporter, fromReporter),
        not(table.seen),
        upTo === undefined ? undefined : lte(table.place, upTo),
      ),
    );
}

/** How many messages the reporter has sent: in all, and since a moment, with the moments of the latter, oldest first. */
export async function countSent(db: Db, reportId: string, since: Date): Promise<{ inAll: number; lately: Date[] }> {
  const ofReporter = and(eq(table.reportId, reportId), eq(table.fromReporter, true));
  const [[counted], lately] = await Promise.all([
    db.select({ inAll: count() }).from(table).where(ofReporter),
    db
      .select({ at: table.sentAt })
      .from(table)
      .where(and(ofReporter, gt(table.sentAt, since)))
      .orderBy(asc(table.place)),
  ]);
  return { inAll: counted?.inAll ?? 0, lately: lately.map(({ at }) => at) };
}

/** True where an action of the report is done (C10.3). */
export async function hasDoneAction(db: Db, reportId: string): Promise<boolean> {
  const done = await db
    .select({ id: actions.id })
    .from(actions)
    .where(and(eq(actions.reportId, reportId), eq(actions.state, 'done')))
    .limit(1);
  return done.length > 0;
}

/** The reporters' messages that the team has not read: how many in all, and their reports, the newest message first (C10.4). */
export async function countUnseen(db: Db, scope: Scope): Promise<{ count: number; reportIds: string[] }> {
  const unseen = db
    .select({
      reportId: table.reportId,
      total: count().as('total'),
      newest: sql<Date>`max(${table.sentAt})`.as('newest'),
    })
    .from(table)
    .innerJoin(reports, eq(reports.id, table.reportId))
    .where(
      and(
        eq(table.fromReporter, true),
        not(table.seen),
        scope === 'all' ? undefined : eq(reports.clubId, scope.clubId),
      ),
    )
    .groupBy(table.reportId)
    .as('unseen');
  const [[counted], named] = await Promise.all([
    db.select({ total: sql<number>`coalesce(sum(${unseen.total}), 0)`.mapWith(Number) }).from(unseen),
    db
      .select({ reportId: unseen.reportId })
      .from(unseen)
      .orderBy(desc(unseen.newest), asc(unseen.reportId))
      .limit(UNSEEN_MAX),
  ]);
  return { count: counted?.total ?? 0, reportIds: named.map(({ reportId }) => reportId) };
}
