/** All SQL of accepting a report. */
import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Receipt } from '../../../domain/reports/submission.ts';
import { lockOn, waitForLockOn } from '../../db/advisory-lock.ts';
import type { Db } from '../../db/database.ts';
import { idempotencyKeys } from '../../db/schema.ts';

/** What a key's lock goes by; nobody can choose a key with the lock of another. */
const lockOf = (key: string): Buffer => createHash('sha256').update(`idempotency key\n${key}`).digest();

async function receiptOf(db: Db, key: string): Promise<Receipt | null> {
  const [found] = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key));
  return found ? { id: found.reportId, submittedAt: found.submittedAt.toISOString() } : null;
}

/**
 * The receipt that an Idempotency-Key was answered with, or `null` (C3.8). Where a report is being accepted under it at
 * this moment, on any instance, it waits for that one's end. Two statements, and no transaction.
 */
export async function findReceipt(db: Db, key: string): Promise<Receipt | null> {
  await waitForLockOn(db, lockOf(key));
  return receiptOf(db, key);
}

type Claim = { key: string; reportId: string; submittedAt: Date };

/** Claims a key for a new report; where another request has or had it, waits for that one's end and gives its receipt. */
export async function claimKey(tx: Db, { key, reportId, submittedAt }: Claim): Promise<Receipt | null> {
  // The lock and the claim are one statement: whoever sees no lock and no receipt came before.
  const claim = sql`SELECT ${key}::uuid, ${reportId}::uuid, ${submittedAt.toISOString()}::timestamptz FROM ${lockOn(lockOf(key))}`;
  const claimed = await tx
    .insert(idempotencyKeys)
    .select(claim)
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return claimed.length > 0 ? null : receiptOf(tx, key);
}
