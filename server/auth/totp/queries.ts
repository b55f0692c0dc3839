import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { HOUR_MS } from '../../../domain/durations.ts';
import type { Db } from '../../db/database.ts';
import { secondFactors } from '../../db/schema.ts';

export const PENDING_MS = HOUR_MS;

/** Locks the current app and a pending one. */
export async function lockTotp(tx: Db, userId: string) {
  const [found] = await tx.select().from(secondFactors).where(eq(secondFactors.userId, userId)).for('update');
  return found;
}

export async function putPending(tx: Db, userId: string, sealed: Uint8Array, now: Date): Promise<void> {
  const pending = { pendingSecret: sealed, pendingSince: now };
  await tx
    .insert(secondFactors)
    .values({ userId, ...pending })
    .onConflictDoUpdate({ target: secondFactors.userId, set: pending });
}

/** Also uses up the time step of its first code. */
export async function confirmPending(tx: Db, userId: string, { secret, step, now }: ConfirmedSecret): Promise<void> {
  const waiting = { pendingSecret: null, pendingSince: null };
  await tx
    .update(secondFactors)
    .set({ secret, confirmedAt: now, lastStep: step, ...waiting })
    .where(eq(secondFactors.userId, userId));
}

type ConfirmedSecret = { secret: Uint8Array; step: number; now: Date };

export async function findTotp(db: Db, userId: string) {
  const [found] = await db
    .select({ sealed: secondFactors.secret, lastStep: secondFactors.lastStep })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.secret)));
  return found;
}

/** False if this step or a later one has been used; only one of several simultaneous attempts gets true. */
export async function consumeStep(tx: Db, userId: string, step: number): Promise<boolean> {
  const used = await tx
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId });
  return used.length > 0;
}

export async function deleteTotp(tx: Db, userId: string): Promise<void> {
  await tx.delete(secondFactors).where(eq(secondFactors.userId, userId));
}

export async function sweepPending(db: Db, now: Date): Promise<void> {
  const old = lt(secondFactors.pendingSince, new Date(now.getTime() - PENDING_MS));
  await db.delete(secondFactors).where(and(old, isNull(secondFactors.secret)));
  await db.update(secondFactors).set({ pendingSecret: null, pendingSince: null }).where(old);
}
