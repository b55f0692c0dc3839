import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { SubmissionResult } from '../../../domain/reports/submission.ts';
import { lockOn, waitForLockOn } from '../../db/advisory-lock.ts';
import type { Db } from '../../db/database.ts';
import { idempotencyKeys } from '../../db/schema.ts';

/** Hashed, so that nobody can choose a key that shares another's lock. */
const lockOf = (key: string): Buffer => createHash('sha256').update(`idempotency key\n${key}`).digest();

async function submissionOf(db: Db, key: string): Promise<SubmissionResult | null> {
  const [found] = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key));
  return found ? { id: found.reportId, submittedAt: found.submittedAt.toISOString() } : null;
}

/** Waits while any instance is accepting a report with the key (C3.8). Two statements, no transaction. */
export async function findEarlierSubmission(db: Db, key: string): Promise<SubmissionResult | null> {
  await waitForLockOn(db, lockOf(key));
  return submissionOf(db, key);
}

type Claim = { key: string; reportId: string; submittedAt: Date };

/** If another request has or had the key, waits for it to finish, and returns what it submitted. */
export async function claimKey(tx: Db, { key, reportId, submittedAt }: Claim): Promise<SubmissionResult | null> {
  // One statement, so that a request that sees neither lock nor row is the first.
  const claim = sql`SELECT ${key}::uuid, ${reportId}::uuid, ${submittedAt.toISOString()}::timestamptz FROM ${lockOn(lockOf(key))}`;
  const claimed = await tx
    .insert(idempotencyKeys)
    .select(claim)
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return claimed.length > 0 ? null : submissionOf(tx, key);
}
