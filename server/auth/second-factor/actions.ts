/** The second step of a sign-in (C11.2) */
import { readTotp } from '../../../domain/auth/codes.ts';
import type { SecondFactor, SecondStep } from '../../../domain/auth/keys.ts';
import { Problem } from '../../../domain/problems.ts';
import { emailKey } from '../../../domain/text/email.ts';
import type { User } from '../../../domain/users/user.ts';
import { audit } from '../../audit/write.ts';
import type { Db } from '../../db/database.ts';
import { forgetAttempt } from '../../http/rate-limits/limits.ts';
import type { Services } from '../../services.ts';
import { recordVerifiedPasskey, type VerifiedPasskey, verifyPasskey } from '../passkeys/verify-passkey.ts';
import { countSignIn } from '../reauthentication.ts';
import { sendSecurityNotice } from '../security-notices.ts';
import { startSession } from '../session.ts';
import type { Exchange } from '../tokens/cookie.ts';
import { consumeStep, findTotp } from '../totp/queries.ts';
import { openSecret } from '../totp/sealing.ts';
import { stepsOf } from '../totp/totp.ts';
import {
  codesLockedUntil,
  consumeRecoveryCode,
  countTry,
  deleteStep,
  findStepUser,
  insertWrongCode,
  lockUserOfStep,
  STEP_TRIES,
} from './queries.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { forgetStep, stepHash } from './step.ts';

/** False if this code or a later one has been used (C11.1). */
async function consumeTotp(tx: Db, services: Services, userId: string, typed: string): Promise<boolean> {
  const code = readTotp(typed);
  const app = await findTotp(tx, userId);
  const secret = app && openSecret(services.secretKey, app.sealed, userId);
  if (code === null || !secret) return false;
  for (const step of stepsOf(secret, code, { now: services.clock(), after: app.lastStep }))
    if (await consumeStep(tx, userId, step)) return true;
  return false;
}

/** Uses up a correct code or passkey; `verified`: the passkey, already verified. */
async function isCorrect(
  tx: Db,
  services: Services,
  user: User,
  { sent, verified }: SecondFactorAttempt,
): Promise<boolean> {
  if (sent.totp !== undefined) return consumeTotp(tx, services, user.id, sent.totp);
  if (sent.passkey !== undefined)
    return verified !== null && (await recordVerifiedPasskey(tx, services, verified)) !== undefined;
  const hash = hashRecoveryCode(sent.recovery ?? '');
  return hash !== null && consumeRecoveryCode(tx, user.id, hash, services.clock());
}

type SecondFactorAttempt = { sent: SecondFactor; verified: VerifiedPasskey | null };

/** Audits a wrong attempt; wrong codes are also counted for the user and may lock codes (C11.2). */
async function recordWrongAttempt(
  tx: Db,
  services: Services,
  user: User,
  failure: { method: SecondStep; now: Date },
): Promise<void> {
  const { method, now } = failure;
  await audit(tx, { actorId: user.id, action: 'sign-in-failed', details: { second: method } }, now);
  if (method === 'passkey') return;
  await insertWrongCode(tx, user.id, now);
  if (!(await codesLockedUntil(tx, user.id, now))) return;
  await audit(tx, { actorId: user.id, action: 'codes-close' }, now);
  await sendSecurityNotice(tx, services, { kind: 'sign-in-attempts', userId: user.id });
}

const methodOf = (sent: SecondFactor): SecondStep =>
  sent.totp !== undefined ? 'totp' : sent.passkey === undefined ? 'recovery' : 'passkey';

type Outcome = { user: User } | { refusal: Problem; isOver: boolean };

/** Returns the refusal instead of throwing it, so that the transaction commits its counts. */
async function attemptStep(tx: Db, services: Services, attempted: AttemptedStep): Promise<Outcome> {
  const { step, userId, sent, attempt, request, reply } = attempted;
  const now = services.clock();
  const locked = await lockUserOfStep(tx, step, userId, now);
  if (!locked) return { refusal: new Problem('auth/step-ended'), isOver: true };
  const { user } = locked;
  const method = methodOf(sent);
  const lockedUntil = method === 'passkey' ? null : await codesLockedUntil(tx, user.id, now);
  if (lockedUntil) {
    const retryAfter = Math.ceil((lockedUntil.getTime() - now.getTime()) / 1000);
    // Nothing was checked, so a passkey must not be refused for it.
    if (attempt) await forgetAttempt(tx, attempt);
    return { refusal: new Problem('auth/codes-closed', { retryAfter }), isOver: false };
  }
  if (!(await isCorrect(tx, services, user, attempted))) {
    const tries = locked.tries + 1;
    await countTry(tx, step, tries);
    await recordWrongAttempt(tx, services, user, { method, now });
    return { refusal: new Problem('auth/wrong-code'), isOver: tries >= STEP_TRIES };
  }
  await deleteStep(tx, step);
  if (attempt) await forgetAttempt(tx, attempt);
  await startSession(tx, user.id, { request, reply, now });
  await audit(tx, { actorId: user.id, action: 'sign-in', details: { second: method } }, now);
  return { user };
}

type AttemptedStep = Exchange & SecondFactorAttempt & { step: Buffer; userId: string; attempt: string | null };

/** Starts the session; throws 401 if wrong or the step has expired, 429 after too many wrong codes. */
export async function takeSecondStep(services: Services, sent: SecondFactor, exchange: Exchange): Promise<User> {
  const { request, reply } = exchange;
  const step = stepHash(request);
  const stepUser = step && (await findStepUser(services.database.db, step, services.clock()));
  if (!step || !stepUser) {
    if (step) forgetStep({ request, reply });
    throw new Problem('auth/step-ended');
  }
  const attempt = await countSignIn(services, emailKey(stepUser.email), request);
  const verified = sent.passkey ? await verifyPasskey(services, sent.passkey, { request, ownerId: stepUser.id }) : null;
  const attempted = { ...exchange, step, userId: stepUser.id, sent, verified, attempt };
  const outcome = await services.database.transaction((tx) => attemptStep(tx, services, attempted));
  if ('user' in outcome) {
    forgetStep({ request, reply });
    return outcome.user;
  }
  if (outcome.isOver) forgetStep({ request, reply });
  throw outcome.refusal;
}
