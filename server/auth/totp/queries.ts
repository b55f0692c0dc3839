/** All SQL about authenticator apps (contract C11.1). */
import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { secondFactors } from '../../db/schema.ts';

export const PENDING_MS = 3_600_000;

/** The app of a user, and one that waits for its first code, held until the transaction ends. */
export async function lockTotp(tx: Db, userId: string) {
  const [found] = await tx.select().from(secondFactors).where(eq(secondFactors.userId, userId)).for('update');
  return found;
}

/** Stores the sealed secret of an app that waits for its first code; one that is in use stays. */
export async function putPending(tx: Db, userId: string, sealed: Uint8Array, now: Date): Promise<void> {
  const pending = { pendingSecret: sealed, pendingSince: now };
  await tx
    .insert(secondFactors)
    .values({ userId, ...pending })
    .onConflictDoUpdate({ target: secondFactors.userId, set: pending });
}

/** Puts the app that waited into use; the step of its first code is used up. */
export async function confirmPending(tx: Db, userId: string, { secret, step, now }: Confirmed): Promise<void> {
  const waiting = { pendingSecret: null, pendingSince: null };
  await tx
    .update(secondFactors)
    .set({ secret, confirmedAt: now, lastStep: step, ...waiting })
    .where(eq(secondFactors.userId, userId));
}

type Confirmed = { secret: Uint8Array; step: number; now: Date };

/** The app in use of a user: its sealed secret and the last step used; `undefined` where there is none. */
export async function findTotp(db: Db, userId: string) {
  const [found] = await db
    .select({ sealed: secondFactors.secret, lastStep: secondFactors.lastStep })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.secret)));
  return found;
}

/** Uses up a step; false where it, or a later one, was used meanwhile: of simultaneous tries one alone gets true. */
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
