/** SQL for receipts (C10.1, C10.2). Lock the report before any change */
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { acquireLockOn } from '../db/advisory-lock.ts';
import type { Db, Statement } from '../db/database.ts';
import { receipts } from '../db/schema.ts';

/** SHA-256 of the ungrouped code (C10.1). */
export function hashOf(code: string): Buffer {
  return createHash('sha256').update(code).digest();
}

/** Whether a receipt has the code; if not, no other can take it until the transaction ends. */
export async function isCodeTaken(tx: Db, codeHash: Buffer): Promise<boolean> {
  await acquireLockOn(tx, codeHash);
  return (await findReportOf(tx, codeHash)) !== null;
}

export function insertReceipt(tx: Db, receipt: typeof receipts.$inferInsert): Statement {
  return tx.insert(receipts).values(receipt);
}

export async function findReportOf(db: Db, codeHash: Buffer): Promise<string | null> {
  const [found] = await db
    .select({ reportId: receipts.reportId })
    .from(receipts)
    .where(eq(receipts.codeHash, codeHash));
  return found?.reportId ?? null;
}

export async function hasReceipt(db: Db, reportId: string): Promise<boolean> {
  const found = await db.select({ id: receipts.reportId }).from(receipts).where(eq(receipts.reportId, reportId));
  return found.length > 0;
}

/** Whether to email questions (C10.2). */
export async function wantsEmail(db: Db, reportId: string): Promise<boolean> {
  const [found] = await db.select({ notify: receipts.notify }).from(receipts).where(eq(receipts.reportId, reportId));
  return found?.notify ?? false;
}

/** Turns off email about questions for all reporters; returns their reports. */
export async function turnOffEmail(tx: Db): Promise<string[]> {
  const cleared = await tx
    .update(receipts)
    .set({ notify: false })
    .where(eq(receipts.notify, true))
    .returning({ reportId: receipts.reportId });
  return cleared.map(({ reportId }) => reportId);
}

export async function deleteReceipt(tx: Db, reportId: string): Promise<boolean> {
  const deleted = await tx
    .delete(receipts)
    .where(eq(receipts.reportId, reportId))
    .returning({ reportId: receipts.reportId });
  return deleted.length > 0;
}
