/** Signing in and out (C6) */
import type { NextStep } from '../../domain/auth/keys.ts';
import { Problem, problemAt } from '../../domain/problems.ts';
import { emailKey } from '../../domain/text/email.ts';
import type { PasswordChange, SignedIn, SignIn, User } from '../../domain/users/user.ts';
import { audit } from '../audit/write.ts';
import { forgetAttempt } from '../http/rate-limits/limits.ts';
import type { Services } from '../services.ts';
import { hashPassword, isPassword } from './password.ts';
import { deleteSessionsOf, findCredentials, lockCredentials, setPasswordHash } from './queries.ts';
import { checkPassword, countSignIn, lockCheckedPassword } from './reauthentication.ts';
import { deleteResetsOf } from './reset/queries.ts';
import { nextSteps } from './second-factor/next-steps.ts';
import { deleteStep } from './second-factor/queries.ts';
import { beginStep, forgetStep, stepHash } from './second-factor/step.ts';
import { sendSecurityNotice } from './security-notices.ts';
import { endSession, startSession } from './session.ts';
import type { Exchange } from './tokens/cookie.ts';

/** Starts a session, or the second step (C11.2); throws 401, or 429 after too many failures. */
export async function signIn(
  services: Services,
  credentials: SignIn,
  { request, reply }: Exchange,
): Promise<SignedIn | NextStep> {
  const { database, clock } = services;
  const email = emailKey(credentials.email);
  const attempt = await countSignIn(services, email, request);
  const found = await findCredentials(database.db, email);
  if (!(await isPassword(found?.passwordHash ?? null, credentials.password)) || !found) {
    await audit(database.db, { actorId: found?.id ?? null, action: 'sign-in-failed' }, clock());
    throw new Problem('auth/invalid');
  }
  return database.transaction(async (tx) => {
    const user = await lockCredentials(tx, found.id, found.passwordHash);
    if (!user) throw new Problem('auth/invalid');
    if (attempt) await forgetAttempt(tx, attempt);
    const next = await nextSteps(tx, user.id, services.secretKey);
    if (next) {
      await beginStep(tx, user.id, { request, reply, now: clock() });
      return { next };
    }
    await startSession(tx, user.id, { request, reply, now: clock() });
    await audit(tx, { actorId: user.id, action: 'sign-in' }, clock());
    return { user };
  });
}

export async function signOut({ database, clock }: Services, { request, reply }: Exchange): Promise<void> {
  await database.transaction(async (tx) => {
    const step = stepHash(request);
    if (step) await deleteStep(tx, step);
    if (step) forgetStep({ request, reply });
    const userId = await endSession(tx, { request, reply });
    if (userId) await audit(tx, { actorId: userId, action: 'sign-out' }, clock());
  });
}

/**
 * Ends every session and starts a new one for the caller (C6.1). A wrong password counts as a failed sign-in, to
 * prevent guessing at an unattended browser.
 */
export async function changePassword(
  services: Services,
  user: User,
  { change, request, reply }: Exchange & { change: PasswordChange },
): Promise<User> {
  const { database, clock } = services;
  const checked = await checkPassword(services, user, { password: change.currentPassword, request });
  if (!checked) throw problemAt('currentPassword', 'auth/wrong-password');
  const passwordHash = await hashPassword(change.newPassword);
  await database.transaction(async (tx) => {
    await lockCheckedPassword(tx, user.id, checked);
    await setPasswordHash(tx, user.id, passwordHash, clock());
    await deleteSessionsOf(tx, user.id);
    await deleteResetsOf(tx, user.id);
    await startSession(tx, user.id, { request, reply, now: clock() });
    const subject = { kind: 'user', id: user.id } as const;
    await audit(tx, { actorId: user.id, action: 'password-change', subject }, clock());
    await sendSecurityNotice(tx, services, { kind: 'password-changed', userId: user.id });
  });
  return user;
}
