import { and, eq, gt, lt, or } from 'drizzle-orm';
import { deviceLabel } from '../../domain/auth/device.ts';
import { DAY_MS, HOUR_MS } from '../../domain/durations.ts';
import type { Db } from '../db/database.ts';
import { sessions, signInSteps, users } from '../db/schema.ts';

/** 12 h idle, 7 days at most (C6.1). */
const SESSION_IDLE_MS = 12 * HOUR_MS;
export const SESSION_MAX_MS = 7 * DAY_MS;

/** Without the password hash. */
export const USER_COLUMNS = {
  id: users.id,
  email: users.email,
  name: users.name,
  role: users.role,
  clubId: users.clubId,
};

export const isActiveSession = (now: Date) =>
  and(
    gt(sessions.lastSeenAt, new Date(now.getTime() - SESSION_IDLE_MS)),
    gt(sessions.createdAt, new Date(now.getTime() - SESSION_MAX_MS)),
  );

export async function findSession(db: Db, tokenHash: Uint8Array, now: Date) {
  const [found] = await db
    .select({ user: USER_COLUMNS, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), isActiveSession(now)));
  return found;
}

export async function touchSession(db: Db, tokenHash: Uint8Array, now: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, tokenHash));
}

/** The label describes the device (C11.6). */
export async function insertSession(
  db: Db,
  tokenHash: Uint8Array,
  userId: string,
  now: Date,
  label: string = deviceLabel(undefined),
): Promise<void> {
  await db.insert(sessions).values({ tokenHash, userId, createdAt: now, lastSeenAt: now, label });
}

export async function deleteSession(db: Db, tokenHash: Uint8Array): Promise<string | undefined> {
  const [ended] = await db
    .delete(sessions)
    .where(eq(sessions.tokenHash, tokenHash))
    .returning({ userId: sessions.userId });
  return ended?.userId;
}

/** Includes sign-ins in progress, so that a new password, role or club leaves nobody signed in (C6.1). */
export async function deleteSessionsOf(db: Db, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
  await db.delete(signInSteps).where(eq(signInSteps.userId, userId));
}

export async function sweepSessions(db: Db, now: Date): Promise<void> {
  await db
    .delete(sessions)
    .where(
      or(
        lt(sessions.lastSeenAt, new Date(now.getTime() - SESSION_IDLE_MS)),
        lt(sessions.createdAt, new Date(now.getTime() - SESSION_MAX_MS)),
      ),
    );
}

/** Locks the user if the password is unchanged, so that no session outlives a change that ends them all (C6.1). */
export async function lockCredentials(tx: Db, id: string, passwordHash: string) {
  const [user] = await tx
    .select(USER_COLUMNS)
    .from(users)
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)))
    .for('update');
  return user;
}

/** Waits for sign-ins and for what ends all sessions of the user. Call it before any other lock on the user's rows. */
export async function lockSignIns(tx: Db, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

/** False if it has ended; otherwise it lasts until the transaction ends. Locks the user's sign-ins first. */
export async function lockSession(tx: Db, userId: string, tokenHash: Uint8Array): Promise<boolean> {
  await lockSignIns(tx, userId);
  const held = eq(sessions.tokenHash, tokenHash);
  return (await tx.select({ id: sessions.id }).from(sessions).where(held).for('update')).length > 0;
}

export async function findCredentials(db: Db, emailKey: string) {
  const [found] = await db
    .select({ ...USER_COLUMNS, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.emailKey, emailKey));
  return found;
}

export async function setPasswordHash(tx: Db, userId: string, passwordHash: string, now: Date): Promise<void> {
  await tx.update(users).set({ passwordHash, updatedAt: now }).where(eq(users.id, userId));
}
