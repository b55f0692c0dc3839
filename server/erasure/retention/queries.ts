/** All SQL about the days on which the retention job has run. */
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { retentionRuns } from '../../db/schema.ts';

/** True where the job of this day has run to its end. */
export async function hasRun(db: Db, day: string): Promise<boolean> {
  const found = await db.select({ day: retentionRuns.day }).from(retentionRuns).where(eq(retentionRuns.day, day));
  return found.length > 0;
}

/** Notes that the job of this day has run to its end. */
export async function noteRun(tx: Db, day: string, now: Date): Promise<void> {
  await tx.insert(retentionRuns).values({ day, finishedAt: now }).onConflictDoNothing();
}
