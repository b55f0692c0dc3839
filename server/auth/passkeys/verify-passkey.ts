/** Verifies a passkey (C11.3): an unused challenge of ours, origin, relying party, signature */
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import type { PasskeyResponse } from '../../../domain/auth/keys.ts';
import { utcDay } from '../../../domain/text/calendar.ts';
import type { Db } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { consumeChallenge, findCredential, lockPasskeyOwner, recordUse } from './queries.ts';
import { relyingParty } from './relying-party.ts';

export type VerifiedPasskey = { passkeyId: string; userId: string; counter: number };

/** WebAuthn's encoding; the database might not accept other text. */
const isBase64Url = (text: string): boolean => /^[\w-]+$/.test(text);

/** `''` if unreadable. */
export function challengeOf(answer: PasskeyResponse): string {
  try {
    const clientData: unknown = JSON.parse(Buffer.from(answer.response.clientDataJSON, 'base64url').toString());
    const challenge = (clientData as { challenge?: unknown } | null)?.challenge;
    return typeof challenge === 'string' && isBase64Url(challenge) ? challenge : '';
  } catch {
    return '';
  }
}

/**
 * `null` if the passkey is unknown, removed, not `ownerId`'s or for another site, or has no unused challenge. Requires
 * user verification.
 */
export async function verifyPasskey(
  services: Services,
  answer: PasskeyResponse,
  { request, ownerId }: { request: FastifyRequest; ownerId?: string },
): Promise<VerifiedPasskey | null> {
  const { database, clock } = services;
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(request, services);
  const stored = isBase64Url(answer.id) ? await findCredential(database.db, answer.id) : undefined;
  const challenge = challengeOf(answer);
  const expected = { challenge, purpose: 'sign-in', userId: stored?.userId ?? null } as const;
  const isFresh = await consumeChallenge(database.db, expected, clock());
  if (!stored || !isFresh || (ownerId !== undefined && stored.userId !== ownerId)) return null;
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const credential = { id: stored.credentialId, publicKey: new Uint8Array(stored.publicKey), counter: stored.counter };
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin,
      expectedRPID,
      credential,
      requireUserVerification: true,
    });
    const counter = authenticationInfo.newCounter;
    return verified ? { passkeyId: stored.id, userId: stored.userId, counter } : null;
  } catch {
    // The library throws for anything invalid.
    return null;
  }
}

/** Locks and returns the user if the passkey still exists. */
export async function recordVerifiedPasskey(
  tx: Db,
  { clock }: Pick<Services, 'clock'>,
  { passkeyId, userId, counter }: VerifiedPasskey,
) {
  const user = await lockPasskeyOwner(tx, passkeyId, userId);
  if (user) await recordUse(tx, passkeyId, { counter, day: utcDay(clock()) });
  return user;
}
