/** Authenticator apps and recovery codes (C11.1, C11.7) */
import type { FastifyRequest } from 'fastify';
import { base32 } from '../../../domain/auth/base32.ts';
import { readTotp } from '../../../domain/auth/codes.ts';
import type { RecoveryCodes, TotpSetUp } from '../../../domain/auth/keys.ts';
import { Problem, problemAt } from '../../../domain/problems.ts';
import type { User } from '../../../domain/users/user.ts';
import { audit } from '../../audit/write.ts';
import type { Db } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { type Reauthentication, withPassword } from '../reauthentication.ts';
import { findFactors, hasFactor, replaceRecoveryCodes } from '../second-factor/queries.ts';
import { newRecoveryCodes } from '../second-factor/recovery-codes.ts';
import { sendSecurityNotice } from '../security-notices.ts';
import { lockOwnSession } from '../session.ts';
import { deleteOtherSessions } from '../sessions/queries.ts';
import { confirmPending, deleteTotp, findTotp, lockTotp, PENDING_MS, putPending } from './queries.ts';
import { openSecret, sealSecret } from './sealing.ts';
import { newSecret, stepsOf, totpUri } from './totp.ts';

/** The current app stays in use until the new one is confirmed. Throws 409 without a secret key. */
export async function beginTotp(
  services: Services,
  user: User,
  reauthentication: Reauthentication,
): Promise<TotpSetUp> {
  const { secretKey, site } = services;
  if (secretKey === null) throw new Problem('keys/no-secret-key');
  const secret = newSecret();
  await withPassword(services, user, reauthentication, (tx, now) =>
    putPending(tx, user.id, sealSecret(secretKey, secret, user.id), now),
  );
  return { secret: base32(secret), uri: totpUri(secret, { issuer: site.productName, account: user.email }) };
}

async function renewCodes(tx: Db, userId: string): Promise<RecoveryCodes> {
  const { codes, hashes } = newRecoveryCodes();
  await replaceRecoveryCodes(tx, userId, hashes);
  return { recoveryCodes: codes };
}

/**
 * Returns ten recovery codes and ends all other sessions. Throws 409 if no app is pending, 400 at `totp` if wrong.
 */
export async function confirmTotp(
  services: Services,
  user: User,
  { totp, request }: { totp: string; request: FastifyRequest },
): Promise<RecoveryCodes> {
  const { database, clock, secretKey } = services;
  return database.transaction(async (tx) => {
    const now = clock();
    const session = await lockOwnSession(tx, user.id, request);
    const locked = await lockTotp(tx, user.id);
    const sealed = locked?.pendingSecret;
    const isInTime = locked?.pendingSince && now.getTime() - locked.pendingSince.getTime() < PENDING_MS;
    const secret = isInTime && sealed ? openSecret(secretKey, sealed, user.id) : null;
    if (!sealed || !secret) throw new Problem('keys/not-begun');
    const [step] = stepsOf(secret, readTotp(totp) ?? '', { now, after: 0 });
    if (step === undefined) throw problemAt('totp', 'keys/wrong-code');
    await confirmPending(tx, user.id, { secret: sealed, step, now });
    const codes = await renewCodes(tx, user.id);
    await deleteOtherSessions(tx, user.id, session);
    await audit(tx, { actorId: user.id, action: 'second-factor-add', details: { kind: 'totp' } }, now);
    await sendSecurityNotice(tx, services, { kind: 'second-factor-changed', userId: user.id });
    return codes;
  });
}

/** Recovery codes stand in for a factor, so they are removed with the last one. */
export async function removeCodesWithLastFactor(tx: Db, userId: string): Promise<void> {
  if (!(await hasFactor(tx, userId))) await replaceRecoveryCodes(tx, userId, []);
}

export function removeTotp(services: Services, user: User, reauthentication: Reauthentication): Promise<void> {
  return withPassword(services, user, reauthentication, async (tx, now) => {
    if (!(await findTotp(tx, user.id))) throw new Problem('keys/not-found');
    await deleteTotp(tx, user.id);
    await removeCodesWithLastFactor(tx, user.id);
    await audit(tx, { actorId: user.id, action: 'second-factor-remove', details: { kind: 'totp' } }, now);
    await sendSecurityNotice(tx, services, { kind: 'second-factor-changed', userId: user.id });
  });
}

/** Invalidates the old codes. Throws 409 without a factor. */
export function renewRecoveryCodes(
  services: Services,
  user: User,
  reauthentication: Reauthentication,
): Promise<RecoveryCodes> {
  return withPassword(services, user, reauthentication, async (tx, now) => {
    const { sealed, passkeys } = await findFactors(tx, user.id);
    if (sealed === null && passkeys === 0) throw new Problem('keys/no-factor');
    await audit(tx, { actorId: user.id, action: 'recovery-codes-renew' }, now);
    await sendSecurityNotice(tx, services, { kind: 'second-factor-changed', userId: user.id });
    return renewCodes(tx, user.id);
  });
}
