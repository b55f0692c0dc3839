/** All SQL of accepting a report. */
import { eq } from 'drizzle-orm';
import type { Receipt } from '../../../domain/reports/submission.ts';
import type { Db, Statement } from '../../db/database.ts';
import { idempotencyKeys, reports } from '../../db/schema.ts';

/** The receipt that an Idempotency-Key was answered with, or `null` (C3.8). */
async function findReceipt(db: Db, key: string): Promise<Receipt | null> {
  const [found] = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key));
  return found ? { id: found.reportId, submittedAt: found.submittedAt.toISOString() } : null;
}

/** Claims a key for a new report; where another request has or had it, waits for that one's end and gives its receipt. */
export async function claimKey(tx: Db, claim: typeof idempotencyKeys.$inferInsert): Promise<Receipt | null> {
  const claimed = await tx
    .insert(idempotencyKeys)
    .values(claim)
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return claimed.length > 0 ? null : findReceipt(tx, claim.key);
}

/** Stores a report under a given id, once it is sent. */
export function insertReport(tx: Db, report: typeof reports.$inferInsert): Statement {
  return tx.insert(reports).values(report);
}
