/** Advisory locks of the database: work that only one transaction of all instances may do at a time. Every number stands here. */
import { type SQL, sql } from 'drizzle-orm';
import type { Db, ExclusiveWork } from './database.ts';

/** Any numbers, as long as every instance uses the same. */
export const LOCKS = {
  migrations: 7_244_102,
  'first start': 7_244_103,
  users: 7_244_104,
  retention: 7_244_105,
  'sending mails': 7_244_106,
} as const;

/** Waits until no other transaction does this work; the lock goes with the transaction. */
export async function acquireLock(
  tx: Db,
  work: Exclude<keyof typeof LOCKS, 'migrations' | ExclusiveWork>,
): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCKS[work]})`);
}

/** The number of one subject of many: of a hash of it, so that nobody can choose another's, or one of those above. */
const numberOf = (hash: Buffer): SQL => sql`${hash.readBigInt64BE(0).toString()}::bigint`;

/** Waits until no other transaction works on the subject with this hash; the lock goes with the transaction. */
export async function acquireLockOn(tx: Db, hash: Buffer): Promise<void> {
  await tx.execute(sql`SELECT ${lockOn(hash)}`);
}

export const lockOn = (hash: Buffer): SQL => sql`pg_advisory_xact_lock(${numberOf(hash)})`;

/** Waits until no transaction works on the subject, and takes no turn: outside a transaction it ends with its statement. */
export async function waitForLockOn(db: Db, hash: Buffer): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock_shared(${numberOf(hash)})`);
}
