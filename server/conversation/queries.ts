/** SQL for conversations (C10). Lock the report before any change */
import { and, asc, count, desc, eq, gt, lte, min, not, sql } from 'drizzle-orm';
import { UNSEEN_MAX } from '../../domain/receipt/conversation.ts';
import { type Db, inserted } from '../db/database.ts';
import { reports, reportMessages as table, users } from '../db/schema.ts';
import { inScope, type Scope } from '../reports/report/queries.ts';

export type MessageRow = typeof table.$inferSelect;

export type StoredMessage = { row: MessageRow; authorName: string | null };

export function listMessages(db: Db, reportId: string): Promise<StoredMessage[]> {
  return db
    .select({ row: table, authorName: users.name })
    .from(table)
    .leftJoin(users, eq(users.id, table.authorId))
    .where(eq(table.reportId, reportId))
    .orderBy(asc(table.position));
}

/** `null` if this side has sent no message with the key (C3.8). */
export async function findByIdempotencyKey(
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

/** `key`: the Idempotency-Key. */
export type KeyedMessage = { body: string; key: string | null };

type NewMessageRow = Pick<MessageRow, 'reportId' | 'fromReporter' | 'authorId' | 'body' | 'sentAt' | 'key'>;

export async function insertMessage(tx: Db, message: NewMessageRow): Promise<MessageRow> {
  const last = sql<number>`(SELECT coalesce(max(place), 0) + 1 FROM report_messages WHERE report_id = ${message.reportId})`;
  return inserted(
    await tx
      .insert(table)
      .values({ ...message, position: last })
      .returning(),
  );
}

/** Marks one side's messages as seen by the other: all, or up to a position. */
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
        upTo === undefined ? undefined : lte(table.position, upTo),
      ),
    );
}

/** The reporter's messages: their number, and the times of those after `since`, oldest first. */
export async function countSent(db: Db, reportId: string, since: Date): Promise<{ total: number; recent: Date[] }> {
  const ofReporter = and(eq(table.reportId, reportId), eq(table.fromReporter, true));
  const [[counted], recent] = await Promise.all([
    db.select({ total: count() }).from(table).where(ofReporter),
    db
      .select({ at: table.sentAt })
      .from(table)
      .where(and(ofReporter, gt(table.sentAt, since)))
      .orderBy(asc(table.position)),
  ]);
  return { total: counted?.total ?? 0, recent: recent.map(({ at }) => at) };
}

/** Unseen by the team; reports by newest message first (C10.4). */
export async function countUnseen(db: Db, scope: Scope): Promise<{ count: number; reportIds: string[] }> {
  const unseen = db
    .select({
      reportId: table.reportId,
      total: count().as('total'),
      newest: sql<Date>`max(${table.sentAt})`.as('newest'),
    })
    .from(table)
    .innerJoin(reports, eq(reports.id, table.reportId))
    .where(and(eq(table.fromReporter, true), not(table.seen), inScope(reports, scope)))
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

/** Reports with unseen messages, and since when; oldest first. */
export async function reportsWithUnseenMessages(
  db: Db,
  scope: Scope,
  limit: number,
): Promise<{ reportId: string; since: Date }[]> {
  const since = min(table.sentAt);
  const rows = await db
    .select({ reportId: reports.id, since })
    .from(table)
    .innerJoin(reports, eq(reports.id, table.reportId))
    .where(and(inScope(reports, scope), table.fromReporter, not(table.seen)))
    .groupBy(reports.id)
    .orderBy(since)
    .limit(limit);
  return rows.map((row) => ({ reportId: row.reportId, since: row.since ?? new Date(0) }));
}

/** `null`: no such message. */
export async function isSeen(db: Db, messageId: string): Promise<boolean | null> {
  const [found] = await db.select({ seen: table.seen }).from(table).where(eq(table.id, messageId));
  return found?.seen ?? null;
}
