import { and, eq, gt, inArray, lt, ne } from 'drizzle-orm';
import { MINUTE_MS } from '../../../domain/durations.ts';
import type { Db } from '../../db/database.ts';
import { passwordResets, users } from '../../db/schema.ts';
import { hashToken, newToken } from '../tokens/token.ts';

const LINK_VALID_MS = 30 * MINUTE_MS;

/**
 * Stores only the hash. Invalidates links in earlier emails, but not from earlier attempts to send this one, which may
 * have arrived.
 */
export async function newResetToken(tx: Db, { mailId, userId }: ForMail, now: Date): Promise<string> {
  if (userId === null) throw new Error('a password reset has no user');
  await tx.delete(passwordResets).where(and(eq(passwordResets.userId, userId), ne(passwordResets.mailId, mailId)));
  const token = newToken();
  const expiresAt = new Date(now.getTime() + LINK_VALID_MS);
  await tx.insert(passwordResets).values({ tokenHash: hashToken(token), userId, mailId, expiresAt });
  return token;
}

type ForMail = { mailId: string; userId: string | null };

const isValidToken = (token: string, now: Date) =>
  and(eq(passwordResets.tokenHash, hashToken(token)), gt(passwordResets.expiresAt, now));

export async function isResetValid(db: Db, token: string, now: Date): Promise<boolean> {
  return (
    (await db.select({ userId: passwordResets.userId }).from(passwordResets).where(isValidToken(token, now))).length > 0
  );
}

/** Uses up all tokens of the user; `undefined` if invalid. Locks the user first, as a deletion of the user does. */
export async function consumeReset(tx: Db, token: string, now: Date): Promise<string | undefined> {
  const owner = tx.select({ id: passwordResets.userId }).from(passwordResets).where(isValidToken(token, now));
  await tx.select({ id: users.id }).from(users).where(inArray(users.id, owner)).for('update');
  const [deleted] = await tx
    .delete(passwordResets)
    .where(isValidToken(token, now))
    .returning({ userId: passwordResets.userId });
  if (deleted) await deleteResetsOf(tx, deleted.userId);
  return deleted?.userId;
}

/** After a change of password or email, links already sent must not be valid. */
export async function deleteResetsOf(tx: Db, userId: string): Promise<void> {
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
}

export async function sweepResets(db: Db, now: Date): Promise<void> {
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
}
