/** Passkeys are bound to PUBLIC_URL's host, else `localhost` (C11.3) */
import type { FastifyRequest } from 'fastify';
import { passkeyHost } from '../../../domain/auth/passkey-host.ts';
import { Problem } from '../../../domain/problems.ts';
import type { Services } from '../../services.ts';

type RelyingParty = { id: string; origin: string };

/**
 * Throws 409 without PUBLIC_URL (except at `localhost`), or if it is an IP address: browsers create no passkeys for it.
 */
export function relyingParty(request: FastifyRequest, { publicUrl }: Pick<Services, 'publicUrl'>): RelyingParty {
  const address = publicUrl ?? `${request.protocol}://${request.host}`;
  // A request may send any Host header.
  if (!URL.canParse(address)) throw new Problem('keys/passkeys-elsewhere');
  const { hostname, origin } = new URL(address);
  if (hostname !== passkeyHost(publicUrl === null ? null : hostname)) throw new Problem('keys/passkeys-elsewhere');
  return { id: hostname, origin };
}
