/** Advisory locks on the database: work that only one instance at a time may do. */
import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';

/** Any numbers, as long as every instance uses the same. */
const LOCKS = { 'first start': 7_244_103, retention: 7_244_105 } as const;

/** Waits until no other transaction does this work; the lock goes with the transaction. */
export async function takeTurn(tx: Db, work: keyof typeof LOCKS): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCKS[work]})`);
}
