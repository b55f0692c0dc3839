/** SQL for the sealing key: one pair, created at the first start (C15.3). */
import { randomUUID } from 'node:crypto';
import type { Db } from '../../../db/database.ts';
import { submissionKeys } from '../../../db/schema.ts';
import { newKeyPair } from './hpke.ts';

type StoredKey = typeof submissionKeys.$inferSelect;

async function findKey(db: Db): Promise<StoredKey | undefined> {
  const [found] = await db.select().from(submissionKeys);
  return found;
}

/** If several instances start, one creates it and all share it. */
export async function submissionKey(db: Db, now: Date): Promise<StoredKey> {
  const found = await findKey(db);
  if (found) return found;
  await db
    .insert(submissionKeys)
    .values({ id: randomUUID(), ...newKeyPair(), createdAt: now })
    .onConflictDoNothing();
  const stored = await findKey(db);
  if (!stored) throw new Error('the created key is gone');
  return stored;
}
