import { desc, notInArray } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { backupRuns } from '../db/schema.ts';

type BackupRun = typeof backupRuns.$inferSelect;

const RUNS_KEPT = 30;

export async function recordBackup(tx: Db, run: BackupRun): Promise<void> {
  await tx.insert(backupRuns).values(run).onConflictDoNothing();
  const { finishedAt } = backupRuns;
  const newest = tx.select({ finishedAt }).from(backupRuns).orderBy(desc(finishedAt)).limit(RUNS_KEPT);
  await tx.delete(backupRuns).where(notInArray(finishedAt, newest));
}

export async function lastBackup(db: Db): Promise<BackupRun | undefined> {
  const [last] = await db.select().from(backupRuns).orderBy(desc(backupRuns.finishedAt)).limit(1);
  return last;
}

/** In seconds; infinite without a backup, so that an alert fires. */
export async function backupAge(db: Db, now: Date): Promise<number> {
  const last = await lastBackup(db);
  return last ? Math.max(0, now.getTime() - last.finishedAt.getTime()) / 1000 : Number.POSITIVE_INFINITY;
}
