import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { SubmissionReceipt } from '../../../domain/reports/submission.ts';
import { lockOn, waitForLockOn } from '../../db/advisory-lock.ts';
import type { Db } from '../../db/database.ts';
import { idempotencyKeys } from '../../db/schema.ts';

/** Hashed, so that nobody can choose a key that shares another's lock. */
const lockOf = (key: string): Buffer => createHash('sha256').update(`idempotency key\n${key}`).digest();

async function receiptOf(db: Db, key: string): Promise<SubmissionReceipt | null> {
  const [found] = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key));
  return found ? { id: found.reportId, submittedAt: found.submittedAt.toISOString() } : null;
}

/** Waits if any instance is accepting a report under it (C3.8). Two statements, no transaction. */
export async function findReceipt(db: Db, key: string): Promise<SubmissionReceipt | null> {
  await waitForLockOn(db, lockOf(key));
  return receiptOf(db, key);
}

type Claim = { key: string; reportId: string; submittedAt: Date };

/** If another request has or had it, waits for that to end and returns its receipt. */
export async function claimKey(tx: Db, { key, reportId, submittedAt }: Claim): Promise<SubmissionReceipt | null> {
  // One statement, so that a request that sees neither lock nor receipt is the first.
  const claim = sql`SELECT ${key}::uuid, ${reportId}::uuid, ${submittedAt.toISOString()}::timestamptz FROM ${lockOn(lockOf(key))}`;
  const claimed = await tx
    .insert(idempotencyKeys)
    .select(claim)
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return claimed.length > 0 ? null : receiptOf(tx, key);
}
