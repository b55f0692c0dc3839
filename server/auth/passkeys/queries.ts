import { and, asc, eq, gt, isNull, lt, or } from 'drizzle-orm';
import { MINUTE_MS } from '../../../domain/durations.ts';
import { type Db, inserted } from '../../db/database.ts';
import { passkeyChallenges, passkeys, users } from '../../db/schema.ts';
import { USER_COLUMNS } from '../queries.ts';

export const CHALLENGE_VALID_MS = 5 * MINUTE_MS;

const shown = {
  id: passkeys.id,
  name: passkeys.name,
  createdAt: passkeys.createdAt,
  lastUsedOn: passkeys.lastUsedOn,
};

export function listPasskeys(db: Db, userId: string) {
  const own = eq(passkeys.userId, userId);
  return db.select(shown).from(passkeys).where(own).orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

export function listCredentials(db: Db, userId: string) {
  return db.select({ id: passkeys.credentialId }).from(passkeys).where(eq(passkeys.userId, userId));
}

export async function insertChallenge(db: Db, challenge: Challenge, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + CHALLENGE_VALID_MS);
  await db.insert(passkeyChallenges).values({ ...challenge, expiresAt });
}

type Challenge = { challenge: string; purpose: 'add' | 'sign-in'; userId: string | null };

/** False if unknown, expired or another user's. */
export async function consumeChallenge(tx: Db, { challenge, purpose, userId }: Challenge, now: Date): Promise<boolean> {
  const deleted = await tx
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        eq(passkeyChallenges.purpose, purpose),
        gt(passkeyChallenges.expiresAt, now),
        or(isNull(passkeyChallenges.userId), userId === null ? undefined : eq(passkeyChallenges.userId, userId)),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge });
  return deleted.length > 0;
}

export async function findCredential(db: Db, credentialId: string) {
  const [found] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return found;
}

/** Locks the user. */
export async function lockPasskeyOwner(tx: Db, passkeyId: string, userId: string) {
  const [user] = await tx.select(USER_COLUMNS).from(users).where(eq(users.id, userId)).for('update');
  const [locked] = await tx.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.id, passkeyId)).for('update');
  return locked && user;
}

export async function recordUse(tx: Db, id: string, { counter, day }: { counter: number; day: string }): Promise<void> {
  await tx.update(passkeys).set({ counter, lastUsedOn: day }).where(eq(passkeys.id, id));
}

export async function insertPasskey(tx: Db, passkey: typeof passkeys.$inferInsert) {
  return inserted(await tx.insert(passkeys).values(passkey).returning(shown));
}

const own = (id: string, userId: string) => and(eq(passkeys.id, id), eq(passkeys.userId, userId));

export async function hasPasskey(db: Db, id: string, userId: string): Promise<boolean> {
  return (await db.select({ id: passkeys.id }).from(passkeys).where(own(id, userId))).length > 0;
}

export async function renamePasskey(
  tx: Db,
  id: string,
  { userId, name }: { userId: string; name: string | undefined },
) {
  if (name !== undefined) await tx.update(passkeys).set({ name }).where(own(id, userId));
  const [renamed] = await tx.select(shown).from(passkeys).where(own(id, userId));
  return renamed;
}

export async function deletePasskey(tx: Db, id: string, userId: string): Promise<boolean> {
  return (await tx.delete(passkeys).where(own(id, userId)).returning({ id: passkeys.id })).length > 0;
}

export async function sweepChallenges(db: Db, now: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now));
}
