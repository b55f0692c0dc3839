/** SQL that finds what is due for erasure */
import { and, asc, eq, exists, isNotNull, isNull, lt, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { followUps, photos, receipts, reports as table } from '../db/schema.ts';

/** `settledAt`: when it was reviewed, or else closed without publication; null if neither is long ago. */
export type Due = { id: string; settledAt: Date | null };

const settledAt = (before: Date) =>
  sql`coalesce(${table.reviewedAt}, (SELECT f.closed_at FROM follow_ups f WHERE f.report_id = ${table.id}
    AND f.closed_at < ${before.toISOString()}::timestamptz))`.mapWith(table.reviewedAt);

const isSettled = (before: Date) => sql`${settledAt(before)} < ${before.toISOString()}::timestamptz`;

/** Neither reviewed nor closed, and no message since. */
const isSilent = (before: Date) => sql`${table.reviewedAt} IS NULL
  AND NOT EXISTS (SELECT 1 FROM follow_ups f WHERE f.report_id = ${table.id} AND f.closed_at IS NOT NULL)
  AND coalesce((SELECT max(sent_at) FROM report_messages m WHERE m.report_id = ${table.id}), ${table.submittedAt})
    < ${before.toISOString()}::timestamptz`;

/** Read again once the report is locked: it may have been reopened, or its reporter may have written. */
export async function whyDue(tx: Db, id: string, before: Date): Promise<'settled' | 'silent' | null> {
  const holds = async (condition: SQL) =>
    (
      await tx
        .select({ id: table.id })
        .from(table)
        .where(and(eq(table.id, id), condition))
    ).length > 0;
  if (await holds(isSettled(before))) return 'settled';
  return (await holds(isSilent(before))) ? 'silent' : null;
}

/**
 * In this order: settled reports with a contact, reviewed ones first, the oldest first; settled with a conversation, or
 * unsettled with a silent one (C10.5); with photos added after the erasure (C16.3).
 */
export async function dueForErasure(db: Db, before: Date, limit: number): Promise<Due[]> {
  const columns = { id: table.id, settledAt: settledAt(before) };
  const byReview = [asc(table.reviewedAt), asc(table.id)];
  const withContact = await db
    .select(columns)
    .from(table)
    .where(and(isNull(table.contactErasedAt), lt(table.reviewedAt, before)))
    .orderBy(...byReview)
    .limit(limit);
  if (withContact.length === limit) return withContact;
  const closed = await db
    .select({ id: table.id, settledAt: followUps.closedAt })
    .from(followUps)
    .innerJoin(table, eq(table.id, followUps.reportId))
    .where(and(lt(followUps.closedAt, before), isNull(table.reviewedAt), isNull(table.contactErasedAt)))
    .orderBy(asc(followUps.closedAt), asc(table.id))
    .limit(limit - withContact.length);
  const settled = [...withContact, ...closed];
  if (settled.length === limit) return settled;
  const isErased = and(isNotNull(table.contactErasedAt), isSettled(before));
  const withConversation = await db
    .select(columns)
    .from(table)
    .innerJoin(receipts, eq(receipts.reportId, table.id))
    .where(
      and(
        or(isErased, isSilent(before)),
        notInArray(
          table.id,
          closed.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(...byReview)
    .limit(limit - settled.length);
  const photosOf = db.select({ id: photos.id }).from(photos).where(eq(photos.reportId, table.id));
  const withPhotos = await db
    .select(columns)
    .from(table)
    .leftJoin(receipts, eq(receipts.reportId, table.id))
    .where(and(isErased, isNull(receipts.reportId), exists(photosOf)))
    .orderBy(...byReview)
    .limit(limit - settled.length - withConversation.length);
  return [...settled, ...withConversation, ...withPhotos];
}
