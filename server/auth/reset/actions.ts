/** A forgotten password (C11.5): link by email, new password */
import type { FastifyRequest } from 'fastify';
import type { Forgot, Reset } from '../../../domain/auth/keys.ts';
import { Problem, problemAt } from '../../../domain/problems.ts';
import { emailKey } from '../../../domain/text/email.ts';
import { audit } from '../../audit/write.ts';
import { addressKey } from '../../http/rate-limits/address.ts';
import { countAttempt, LIMITS } from '../../http/rate-limits/limits.ts';
import type { Services } from '../../services.ts';
import { hashPassword } from '../password.ts';
import { deleteSessionsOf, setPasswordHash } from '../queries.ts';
import { sendSecurityNotice } from '../security-notices.ts';
import { consumeReset, isResetValid } from './queries.ts';

/**
 * Neither answer nor timing reveals whether the email is known: only the stored row differs. Too many requests are
 * ignored for an email, and refused with 429 for an address.
 */
export async function requestReset(services: Services, { email }: Forgot, request: FastifyRequest): Promise<void> {
  const { database, clock, mail, rateLimits } = services;
  if (!mail.isOn) return;
  const key = emailKey(email);
  const fromAddress = { limit: LIMITS.resetsFromAddress, subject: addressKey(request.ip) };
  if (rateLimits) await database.transaction((tx) => countAttempt(tx, [fromAddress], clock()));
  try {
    await database.transaction(async (tx) => {
      await countAttempt(tx, [{ limit: LIMITS.resetsOfEmail, subject: key }], clock());
      await mail.enqueue(tx, { kind: 'reset', emailKey: key }, clock());
    });
  } catch (problem) {
    if (!(problem instanceof Problem && problem.code === 'request/too-many')) throw problem;
  }
}

/** Ends all sessions; second factors stay (C11.4). Throws 400 for an invalid link. */
export async function resetPassword(services: Services, { token, password }: Reset): Promise<void> {
  const { database, clock } = services;
  // Hashing is slow, so invalid links must not trigger it.
  if (!(await isResetValid(database.db, token, clock()))) throw problemAt('token', 'auth/link-expired');
  const passwordHash = await hashPassword(password);
  await database.transaction(async (tx) => {
    const now = clock();
    const userId = await consumeReset(tx, token, now);
    if (userId === undefined) throw problemAt('token', 'auth/link-expired');
    await setPasswordHash(tx, userId, passwordHash, now);
    await deleteSessionsOf(tx, userId);
    const subject = { kind: 'user', id: userId } as const;
    await audit(tx, { actorId: userId, action: 'password-reset', subject }, now);
    await sendSecurityNotice(tx, services, { kind: 'password-changed', userId });
  });
}
