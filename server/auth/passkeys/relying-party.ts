/** Passkeys are for PUBLIC_URL's host, else `localhost` (C11.3) */
import type { FastifyRequest } from 'fastify';
import { passkeyHost } from '../../../domain/auth/passkey-host.ts';
import { Problem } from '../../../domain/problems.ts';
import type { Services } from '../../services.ts';

export type RelyingParty = { id: string; origin: string };

/**
 * Throws 409 without PUBLIC_URL except at `localhost`, and if PUBLIC_URL has an IP address, for which browsers make no
 * passkey.
 */
export function relyingParty(request: FastifyRequest, { publicUrl }: Pick<Services, 'publicUrl'>): RelyingParty {
  const address = publicUrl ?? `${request.protocol}://${request.host}`;
  // A request may claim any host.
  if (!URL.canParse(address)) throw new Problem('keys/passkeys-elsewhere');
  const { hostname, origin } = new URL(address);
  if (hostname !== passkeyHost(publicUrl === null ? null : hostname)) throw new Problem('keys/passkeys-elsewhere');
  return { id: hostname, origin };
}
