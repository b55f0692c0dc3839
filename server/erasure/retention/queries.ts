import { desc, eq, lte } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { retentionRuns } from '../../db/schema.ts';

export async function hasRun(db: Db, day: string): Promise<boolean> {
  const found = await db.select({ day: retentionRuns.day }).from(retentionRuns).where(eq(retentionRuns.day, day));
  return found.length > 0;
}

/** Later days were recorded while a clock was ahead. */
export async function lastRun(db: Db, today: string): Promise<string | null> {
  const { day } = retentionRuns;
  const [last] = await db.select({ day }).from(retentionRuns).where(lte(day, today)).orderBy(desc(day)).limit(1);
  return last?.day ?? null;
}

export async function recordRun(tx: Db, day: string, now: Date): Promise<void> {
  await tx.insert(retentionRuns).values({ day, finishedAt: now }).onConflictDoNothing();
}
