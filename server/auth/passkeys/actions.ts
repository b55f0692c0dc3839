/** Adding, removing and signing in with passkeys (C11.3, C11.7) */
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import {
  type NewPasskey,
  PASSKEY_NAME,
  type Passkey,
  type PasskeyOptions,
  type PasskeyResponse,
} from '../../../domain/auth/keys.ts';
import { Problem, problemAt } from '../../../domain/problems.ts';
import type { User } from '../../../domain/users/user.ts';
import { audit } from '../../audit/write.ts';
import { violatedUnique } from '../../db/failures.ts';
import { addressKey } from '../../http/rate-limits/address.ts';
import { countAttempt, forgetAttempt, LIMITS } from '../../http/rate-limits/limits.ts';
import type { Services } from '../../services.ts';
import { type Reauthentication, withPassword } from '../reauthentication.ts';
import { findStepUser } from '../second-factor/queries.ts';
import { stepHash } from '../second-factor/step.ts';
import { sendSecurityNotice } from '../security-notices.ts';
import { lockOwnSession, startSession } from '../session.ts';
import { deleteOtherSessions } from '../sessions/queries.ts';
import type { Exchange } from '../tokens/cookie.ts';
import { removeCodesWithLastFactor } from '../totp/actions.ts';
import { presentPasskey } from './present.ts';
import {
  CHALLENGE_VALID_MS,
  consumeChallenge,
  deletePasskey,
  insertChallenge,
  insertPasskey,
  listCredentials,
  renamePasskey,
} from './queries.ts';
import { relyingParty } from './relying-party.ts';
import { challengeOf, recordVerifiedPasskey, verifyPasskey } from './verify-passkey.ts';

/** WebAuthn Level 3, section 4, Credential ID. */
const CREDENTIAL_BYTES_MAX = 1_023;

/** For a discoverable passkey with user verification; the challenge can be used once. */
export async function beginPasskey(
  services: Services,
  user: User,
  reauthentication: Reauthentication,
): Promise<PasskeyOptions> {
  const { id: rpID } = relyingParty(reauthentication.request, services);
  return withPassword(services, user, reauthentication, async (tx, now) => {
    const { generateRegistrationOptions } = await import('@simplewebauthn/server');
    const options = await generateRegistrationOptions({
      rpName: services.site.productName,
      rpID,
      userName: user.email,
      userDisplayName: user.name,
      // The same for all of a user's passkeys, so that a device keeps one; a random number, not a name.
      userID: new Uint8Array(Buffer.from(user.id.replaceAll('-', ''), 'hex')),
      timeout: CHALLENGE_VALID_MS,
      attestationType: 'none',
      excludeCredentials: await listCredentials(tx, user.id),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await insertChallenge(tx, { challenge: options.challenge, purpose: 'add', userId: user.id }, now);
    return options as unknown as PasskeyOptions;
  });
}

async function newCredential(services: Services, user: User, answer: PasskeyResponse, request: FastifyRequest) {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(request, services);
  const expectedChallenge = challengeOf(answer);
  const expected = { challenge: expectedChallenge, purpose: 'add', userId: user.id } as const;
  if (!(await consumeChallenge(services.database.db, expected, services.clock()))) return null;
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: answer as unknown as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
    });
    const isTooLong = Buffer.from(registrationInfo?.credential.id ?? '', 'base64url').length > CREDENTIAL_BYTES_MAX;
    return isTooLong ? null : (registrationInfo ?? null);
  } catch {
    // The library throws for anything invalid.
    return null;
  }
}

/** Ends all other sessions, as adding an app does (C11.1). Throws 400 at `passkey`. */
export async function addPasskey(
  services: Services,
  user: User,
  { sent, request }: { sent: NewPasskey; request: FastifyRequest },
): Promise<Passkey> {
  const registration = await newCredential(services, user, sent.passkey, request);
  if (!registration) throw problemAt('passkey', 'keys/passkey-refused');
  const { credential, credentialBackedUp: backedUp } = registration;
  const row = {
    userId: user.id,
    credentialId: credential.id,
    publicKey: credential.publicKey,
    counter: credential.counter,
    backedUp,
    name: sent.name ?? PASSKEY_NAME,
  };
  try {
    return await services.database.transaction(async (tx) => {
      const now = services.clock();
      const session = await lockOwnSession(tx, user.id, request);
      const stored = await insertPasskey(tx, { ...row, createdAt: now });
      await deleteOtherSessions(tx, user.id, session);
      await audit(tx, { actorId: user.id, action: 'second-factor-add', details: { kind: 'passkey' } }, now);
      await sendSecurityNotice(tx, services, { kind: 'second-factor-changed', userId: user.id });
      return presentPasskey(stored);
    });
  } catch (error) {
    if (violatedUnique(error) !== 'passkeys_credential_unique') throw error;
    throw new Problem('keys/passkey-known');
  }
}

export function changePasskey(services: Services, user: User, { id, name }: { id: string; name: string | undefined }) {
  return services.database.transaction(async (tx) => {
    const renamed = await renamePasskey(tx, id, { userId: user.id, name });
    if (!renamed) throw new Problem('keys/not-found');
    if (name !== undefined) await audit(tx, { actorId: user.id, action: 'passkey-rename' }, services.clock());
    return presentPasskey(renamed);
  });
}

export function removePasskey(
  services: Services,
  user: User,
  id: string,
  reauthentication: Reauthentication,
): Promise<void> {
  return withPassword(services, user, reauthentication, async (tx, now) => {
    if (!(await deletePasskey(tx, id, user.id))) throw new Problem('keys/not-found');
    await removeCodesWithLastFactor(tx, user.id);
    await audit(tx, { actorId: user.id, action: 'second-factor-remove', details: { kind: 'passkey' } }, now);
    await sendSecurityNotice(tx, services, { kind: 'second-factor-changed', userId: user.id });
  });
}

export async function beginPasskeySignIn(services: Services, request: FastifyRequest): Promise<PasskeyOptions> {
  const { database, clock } = services;
  const { id: rpID } = relyingParty(request, services);
  const counted = { limit: LIMITS.passkeyChallengesOfAddress, subject: addressKey(request.ip) };
  if (services.rateLimits) await database.transaction((tx) => countAttempt(tx, [counted], clock()));
  const step = stepHash(request);
  const stepUser = step && (await findStepUser(database.db, step, clock()));
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({
    rpID,
    timeout: CHALLENGE_VALID_MS,
    userVerification: 'required',
    ...(stepUser && { allowCredentials: await listCredentials(database.db, stepUser.id) }),
  });
  const challenge = {
    challenge: options.challenge,
    purpose: 'sign-in',
    userId: stepUser ? stepUser.id : null,
  } as const;
  await insertChallenge(database.db, challenge, clock());
  return options as unknown as PasskeyOptions;
}

/** Throws 401 for an invalid passkey, which counts as a failed sign-in from the address. */
export async function signInByPasskey(
  services: Services,
  passkey: PasskeyResponse,
  { request, reply }: Exchange,
): Promise<User> {
  const { database, clock } = services;
  const counted = { limit: LIMITS.signInFromAddress, subject: addressKey(request.ip) };
  const attempt = services.rateLimits ? await database.transaction((tx) => countAttempt(tx, [counted], clock())) : null;
  const verified = await verifyPasskey(services, passkey, { request });
  const user =
    verified &&
    (await database.transaction(async (tx) => {
      const owner = await recordVerifiedPasskey(tx, services, verified);
      if (!owner) return undefined;
      if (attempt) await forgetAttempt(tx, attempt);
      await startSession(tx, owner.id, { request, reply, now: clock() });
      await audit(tx, { actorId: owner.id, action: 'sign-in', details: { by: 'passkey' } }, clock());
      return owner;
    }));
  if (user) return user;
  await audit(database.db, { actorId: null, action: 'sign-in-failed', details: { by: 'passkey' } }, clock());
  throw new Problem('auth/wrong-passkey');
}
