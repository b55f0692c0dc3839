/** Proves a passkey (contract C11.3): the challenge was ours and is used up, origin, relying party and signature fit. */
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import type { PasskeyAnswer } from '../../../domain/auth/keys.ts';
import { utcDay } from '../../../domain/text/calendar.ts';
import type { Db } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { consumeChallenge, findCredential, lockPasskeyOwner, recordUse } from './queries.ts';
import { relyingParty } from './relying-party.ts';

export type VerifiedPasskey = { passkeyId: string; userId: string; counter: number };

/** What WebAuthn writes bytes as; a database takes no other text that a request may hold. */
const isBase64Url = (text: string): boolean => /^[\w-]+$/.test(text);

/** The challenge that an answer is to, as the browser wrote it; `''` where it cannot be read. */
export function challengeOf(answer: PasskeyAnswer): string {
  try {
    const clientData: unknown = JSON.parse(Buffer.from(answer.response.clientDataJSON, 'base64url').toString());
    const challenge = (clientData as { challenge?: unknown } | null)?.challenge;
    return typeof challenge === 'string' && isBase64Url(challenge) ? challenge : '';
  } catch {
    return '';
  }
}

/**
 * The passkey behind an answer, or `null` where it proves nothing: unknown, removed, of somebody else than `ownerId`, an
 * answer to no challenge of ours or to one that was used, or for another site. User verification is required.
 */
export async function verifyPasskey(
  services: Services,
  answer: PasskeyAnswer,
  { request, ownerId }: { request: FastifyRequest; ownerId?: string },
): Promise<VerifiedPasskey | null> {
  const { database, clock } = services;
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(request, services);
  const known = isBase64Url(answer.id) ? await findCredential(database.db, answer.id) : undefined;
  const challenge = challengeOf(answer);
  const asked = { challenge, purpose: 'sign-in', userId: known?.userId ?? null } as const;
  const isFresh = await consumeChallenge(database.db, asked, clock());
  if (!known || !isFresh || (ownerId !== undefined && known.userId !== ownerId)) return null;
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const credential = { id: known.credentialId, publicKey: new Uint8Array(known.publicKey), counter: known.counter };
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
    return verified ? { passkeyId: known.id, userId: known.userId, counter } : null;
  } catch {
    // The library throws for each thing that does not fit.
    return null;
  }
}

/** Notes the use of a proven passkey, as long as it is still there; gives its user, held until the transaction ends. */
export async function recordVerifiedPasskey(
  tx: Db,
  { clock }: Pick<Services, 'clock'>,
  { passkeyId, userId, counter }: VerifiedPasskey,
) {
  const user = await lockPasskeyOwner(tx, passkeyId, userId);
  if (user) await recordUse(tx, passkeyId, { counter, day: utcDay(clock()) });
  return user;
}
