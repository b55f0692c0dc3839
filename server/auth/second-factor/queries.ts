import { and, desc, eq, gt, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import { DAY_MS, latestPlausible, MINUTE_MS } from '../../../domain/durations.ts';
import type { Role } from '../../../domain/users/user.ts';
import type { Db } from '../../db/database.ts';
import { passkeys, recoveryCodes, secondFactors, signInSteps, users, wrongCodes } from '../../db/schema.ts';
import { USER_COLUMNS } from '../queries.ts';

/** How many wrong attempts end a sign-in's second step, and how long it is valid (C11.2). */
export const STEP_TRIES = 5;
export const STEP_VALID_MS = 5 * MINUTE_MS;

/** This many wrong codes within this time lock codes for the same time (C11.2). */
const WRONG_CODES_MAX = 20;
const WRONG_CODES_WITHIN_MS = DAY_MS;

export async function findFactors(db: Db, userId: string) {
  const [found] = await db
    .select({
      sealed: secondFactors.secret,
      recoveryCodesLeft: sql<number>`(SELECT count(*)::int FROM ${recoveryCodes} WHERE ${recoveryCodes.userId} = ${users.id} AND ${recoveryCodes.usedAt} IS NULL)`,
      passkeys: sql<number>`(SELECT count(*)::int FROM ${passkeys} WHERE ${passkeys.userId} = ${users.id})`,
    })
    .from(users)
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(eq(users.id, userId));
  return found ?? { sealed: null, recoveryCodesLeft: 0, passkeys: 0 };
}

export async function hasFactor(db: Db, userId: string): Promise<boolean> {
  const { sealed, passkeys: count } = await findFactors(db, userId);
  return sealed !== null || count > 0;
}

/** How many users have these roles, and how many lack a second factor (C1.8). */
export async function countFactors(db: Db, roles: readonly Role[]): Promise<{ people: number; missing: number }> {
  const has = sql`EXISTS (SELECT FROM ${secondFactors} WHERE ${secondFactors.userId} = ${users.id} AND ${secondFactors.secret} IS NOT NULL)
    OR EXISTS (SELECT FROM ${passkeys} WHERE ${passkeys.userId} = ${users.id})`;
  const [found] = await db
    .select({ people: sql<number>`count(*)::int`, missing: sql<number>`(count(*) FILTER (WHERE NOT (${has})))::int` })
    .from(users)
    .where(inArray(users.role, [...roles]));
  return found ?? { people: 0, missing: 0 };
}

/** Includes recovery codes; returns whether there was a factor. */
export async function removeFactors(tx: Db, userId: string): Promise<boolean> {
  const had = await hasFactor(tx, userId);
  await tx.delete(secondFactors).where(eq(secondFactors.userId, userId));
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.delete(wrongCodes).where(eq(wrongCodes.userId, userId));
  await tx.delete(signInSteps).where(eq(signInSteps.userId, userId));
  return had;
}

export async function insertStep(tx: Db, tokenHash: Uint8Array, userId: string, now: Date): Promise<void> {
  await tx.insert(signInSteps).values({ tokenHash, userId, expiresAt: new Date(now.getTime() + STEP_VALID_MS) });
}

const isActiveStep = (tokenHash: Uint8Array, now: Date) =>
  and(eq(signInSteps.tokenHash, tokenHash), gt(signInSteps.expiresAt, now), lt(signInSteps.tries, STEP_TRIES));

export async function findStepUser(db: Db, tokenHash: Uint8Array, now: Date) {
  const [found] = await db
    .select(USER_COLUMNS)
    .from(signInSteps)
    .innerJoin(users, eq(users.id, signInSteps.userId))
    .where(isActiveStep(tokenHash, now));
  return found;
}

/** Locks the user: one attempt at a time, across all steps and instances. */
export async function lockUserOfStep(tx: Db, tokenHash: Uint8Array, userId: string, now: Date) {
  const [user] = await tx.select(USER_COLUMNS).from(users).where(eq(users.id, userId)).for('update');
  const [step] = await tx
    .select({ userId: signInSteps.userId, tries: signInSteps.tries })
    .from(signInSteps)
    .where(isActiveStep(tokenHash, now))
    .for('update');
  return user && step?.userId === user.id ? { user, tries: step.tries } : undefined;
}

export async function countTry(tx: Db, tokenHash: Uint8Array, tries: number): Promise<void> {
  if (tries >= STEP_TRIES) return deleteStep(tx, tokenHash);
  await tx.update(signInSteps).set({ tries }).where(eq(signInSteps.tokenHash, tokenHash));
}

export async function deleteStep(tx: Db, tokenHash: Uint8Array): Promise<void> {
  await tx.delete(signInSteps).where(eq(signInSteps.tokenHash, tokenHash));
}

/** `null`: not locked. */
export async function codesLockedUntil(db: Db, userId: string, now: Date): Promise<Date | null> {
  const newest = await db
    .select({ at: wrongCodes.at })
    .from(wrongCodes)
    .where(and(eq(wrongCodes.userId, userId), lte(wrongCodes.at, latestPlausible(now))))
    .orderBy(desc(wrongCodes.at), desc(wrongCodes.id))
    .limit(WRONG_CODES_MAX);
  const [last, first] = [newest[0]?.at, newest[WRONG_CODES_MAX - 1]?.at];
  if (!last || !first || last.getTime() - first.getTime() >= WRONG_CODES_WITHIN_MS) return null;
  const until = new Date(last.getTime() + WRONG_CODES_WITHIN_MS);
  return until > now ? until : null;
}

export async function insertWrongCode(tx: Db, userId: string, now: Date): Promise<void> {
  await tx.insert(wrongCodes).values({ userId, at: now });
}

export async function consumeRecoveryCode(tx: Db, userId: string, hash: Uint8Array, now: Date): Promise<boolean> {
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(eq(recoveryCodes.hash, hash), eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
    .returning({ hash: recoveryCodes.hash });
  return used.length > 0;
}

export async function replaceRecoveryCodes(tx: Db, userId: string, hashes: readonly Uint8Array[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  if (hashes.length > 0) await tx.insert(recoveryCodes).values(hashes.map((hash) => ({ hash, userId })));
}

export async function sweepSteps(db: Db, now: Date): Promise<void> {
  await db.delete(signInSteps).where(lt(signInSteps.expiresAt, now));
  await db.delete(wrongCodes).where(lt(wrongCodes.at, new Date(now.getTime() - 2 * WRONG_CODES_WITHIN_MS)));
}
