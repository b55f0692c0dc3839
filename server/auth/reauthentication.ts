/**
 * Checks the password again (C6.1, C11.7). A wrong one counts as a failed sign-in, to prevent guessing at an
 * unattended browser
 */
import type { FastifyRequest } from 'fastify';
import { Problem, problemAt } from '../../domain/problems.ts';
import { emailKey } from '../../domain/text/email.ts';
import type { User } from '../../domain/users/user.ts';
import { audit } from '../audit/write.ts';
import type { Db } from '../db/database.ts';
import { addressKey } from '../http/rate-limits/address.ts';
import { countAttempt, forgetAttempt, LIMITS } from '../http/rate-limits/limits.ts';
import type { Services } from '../services.ts';
import { isPassword } from './password.ts';
import { findCredentials, lockCredentials } from './queries.ts';

/**
 * Counts an attempt before it is checked, so that simultaneous ones cannot slip past (C6.3). Throws 429. Returns an id
 * for `forgetAttempt`, or `null` if rate limits are off.
 */
export async function countSignIn(services: Services, email: string, request: FastifyRequest): Promise<string | null> {
  const { database, clock, rateLimits } = services;
  if (!rateLimits) return null;
  const address = addressKey(request.ip);
  const subjects = [
    { limit: LIMITS.signInOfEmailFromAddress, subject: `${address}\n${email}` },
    { limit: LIMITS.signInFromAddress, subject: address },
    { limit: LIMITS.signInOfEmail, subject: email },
  ];
  return database.transaction((tx) => countAttempt(tx, subjects, clock()));
}

export type Reauthentication = { password: string; request: FastifyRequest };

/** A correct password, rechecked in the transaction. */
type CheckedPassword = { passwordHash: string; attempt: string | null };

/** Null, and audited, if it is wrong. */
export async function checkPassword(
  services: Services,
  user: User,
  { password, request }: Reauthentication,
): Promise<CheckedPassword | null> {
  const email = emailKey(user.email);
  const attempt = await countSignIn(services, email, request);
  const found = await findCredentials(services.database.db, email);
  const isCorrect = await isPassword(found?.passwordHash ?? null, password);
  if (isCorrect && found) return { passwordHash: found.passwordHash, attempt };
  await audit(services.database.db, { actorId: user.id, action: 'sign-in-failed' }, services.clock());
  return null;
}

/** Throws 401 if the password has changed since the check; otherwise the attempt no longer counts. */
export async function lockCheckedPassword(
  tx: Db,
  userId: string,
  { passwordHash, attempt }: CheckedPassword,
): Promise<void> {
  if (!(await lockCredentials(tx, userId, passwordHash))) throw new Problem('auth/required');
  if (attempt) await forgetAttempt(tx, attempt);
}

/** Runs `work` in a transaction that keeps the password from changing. Throws 400 for a wrong one. */
export async function withPassword<Result>(
  services: Services,
  user: User,
  reauthentication: Reauthentication,
  work: (tx: Db, now: Date) => Promise<Result>,
): Promise<Result> {
  const { database, clock } = services;
  const checked = await checkPassword(services, user, reauthentication);
  if (!checked) throw problemAt('password', 'auth/wrong-password');
  return database.transaction(async (tx) => {
    await lockCheckedPassword(tx, user.id, checked);
    return work(tx, clock());
  });
}
