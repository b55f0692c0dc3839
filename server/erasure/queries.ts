/** The SQL that finds whose contact and conversation it is time to erase. */
import { and, asc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { receipts, reports as table } from '../db/schema.ts';

/**
 * Reports that were reviewed before a moment and still hold contact details or a conversation, longest ago first; then those
 * that nobody has reviewed, whose conversation has been silent since before it (C10.5).
 */
export async function dueForErasure(
  db: Db,
  before: Date,
  most: number,
): Promise<{ id: string; reviewedAt: Date | null }[]> {
  const named = { id: table.id, reviewedAt: table.reviewedAt };
  const byReview = [asc(table.reviewedAt), asc(table.id)];
  const withContact = await db
    .select(named)
    .from(table)
    .where(and(isNull(table.contactErasedAt), lt(table.reviewedAt, before)))
    .orderBy(...byReview)
    .limit(most);
  if (withContact.length === most) return withContact;
  const lastWord = sql`coalesce((SELECT max(sent_at) FROM report_messages m WHERE m.report_id = ${table.id}), ${table.submittedAt})`;
  const isSilent = and(isNull(table.reviewedAt), sql`${lastWord} < ${before.toISOString()}::timestamptz`);
  const isReviewed = and(isNotNull(table.contactErasedAt), lt(table.reviewedAt, before));
  const withConversation = await db
    .select(named)
    .from(table)
    .innerJoin(receipts, eq(receipts.reportId, table.id))
    .where(or(isReviewed, isSilent))
    .orderBy(...byReview)
    .limit(most - withContact.length);
  return [...withContact, ...withConversation];
}
