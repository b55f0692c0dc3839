/** SQL that finds what is due for erasure */
import { and, asc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { photos, receipts, reports as table } from '../db/schema.ts';

/**
 * In this order: reviewed reports with a contact, oldest first; reviewed with a conversation, or unreviewed with a
 * silent one (C10.5); with photos added after the erasure (C16.3).
 */
export async function dueForErasure(
  db: Db,
  before: Date,
  limit: number,
): Promise<{ id: string; reviewedAt: Date | null }[]> {
  const columns = { id: table.id, reviewedAt: table.reviewedAt };
  const byReview = [asc(table.reviewedAt), asc(table.id)];
  const withContact = await db
    .select(columns)
    .from(table)
    .where(and(isNull(table.contactErasedAt), lt(table.reviewedAt, before)))
    .orderBy(...byReview)
    .limit(limit);
  if (withContact.length === limit) return withContact;
  const lastWord = sql`coalesce((SELECT max(sent_at) FROM report_messages m WHERE m.report_id = ${table.id}), ${table.submittedAt})`;
  const isSilent = and(isNull(table.reviewedAt), sql`${lastWord} < ${before.toISOString()}::timestamptz`);
  const isReviewed = and(isNotNull(table.contactErasedAt), lt(table.reviewedAt, before));
  const withConversation = await db
    .select(columns)
    .from(table)
    .innerJoin(receipts, eq(receipts.reportId, table.id))
    .where(or(isReviewed, isSilent))
    .orderBy(...byReview)
    .limit(limit - withContact.length);
  const withPhotos = await db
    .selectDistinct(columns)
    .from(table)
    .innerJoin(photos, eq(photos.reportId, table.id))
    .leftJoin(receipts, eq(receipts.reportId, table.id))
    .where(and(isReviewed, isNull(receipts.reportId)))
    .orderBy(...byReview)
    .limit(limit - withContact.length - withConversation.length);
  return [...withContact, ...withConversation, ...withPhotos];
}
