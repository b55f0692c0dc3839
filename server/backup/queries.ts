import { and, desc, lte, notInArray } from 'drizzle-orm';
import { latestPlausible } from '../../domain/durations.ts';
import type { Db } from '../db/database.ts';
import { backupRuns } from '../db/schema.ts';

type BackupRun = typeof backupRuns.$inferSelect;

const RUNS_KEPT = 30;

export async function recordBackup(tx: Db, run: BackupRun): Promise<void> {
  await tx.insert(backupRuns).values(run).onConflictDoNothing();
  const { finishedAt } = backupRuns;
  const isPast = isPlausible(run.finishedAt);
  const newest = tx.select({ finishedAt }).from(backupRuns).where(isPast).orderBy(desc(finishedAt)).limit(RUNS_KEPT);
  await tx.delete(backupRuns).where(and(isPast, notInArray(finishedAt, newest)));
}

const isPlausible = (now: Date) => lte(backupRuns.finishedAt, latestPlausible(now));

export async function lastBackup(db: Db, now: Date): Promise<BackupRun | undefined> {
  const [last] = await db
    .select()
    .from(backupRuns)
    .where(isPlausible(now))
    .orderBy(desc(backupRuns.finishedAt))
    .limit(1);
  return last;
}

/** In seconds; infinite without a backup, so that an alert fires. */
export async function backupAge(db: Db, now: Date): Promise<number> {
  const last = await lastBackup(db, now);
  return last ? Math.max(0, now.getTime() - last.finishedAt.getTime()) / 1000 : Number.POSITIVE_INFINITY;
}
