/** Advisory locks: one transaction at a time across all instances */
import { type SQL, sql } from 'drizzle-orm';
import type { Db, ExclusiveWork } from './database.ts';

/** Arbitrary numbers, but the same in every instance. */
export const LOCKS = {
  migrations: 7_244_102,
  'first start': 7_244_103,
  users: 7_244_104,
  retention: 7_244_105,
  'sending email': 7_244_106,
} as const;

/** The lock is held until the transaction ends. */
export async function acquireLock(
  tx: Db,
  work: Exclude<keyof typeof LOCKS, 'migrations' | ExclusiveWork>,
): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCKS[work]})`);
}

/** Derived from a hash, so that nobody can choose another's lock. */
const numberOf = (hash: Buffer): SQL => sql`${hash.readBigInt64BE(0).toString()}::bigint`;

/** Held until the transaction ends. */
export async function acquireLockOn(tx: Db, hash: Buffer): Promise<void> {
  await tx.execute(sql`SELECT ${lockOn(hash)}`);
}

export const lockOn = (hash: Buffer): SQL => sql`pg_advisory_xact_lock(${numberOf(hash)})`;

/** Waits for the holder: outside a transaction the shared lock ends with its statement. */
export async function waitForLockOn(db: Db, hash: Buffer): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock_shared(${numberOf(hash)})`);
}
