/** Whom a passkey is for (contract C11.3): the host of PUBLIC_URL, else `localhost`; elsewhere there are none. */
import type { FastifyRequest } from 'fastify';
import { passkeyHost } from '../../../domain/auth/passkey-host.ts';
import { Problem } from '../../../domain/problems.ts';
import type { Services } from '../../services.ts';

export type RelyingParty = { id: string; origin: string };

/**
 * The relying party of a request; throws 409 where there can be none: without PUBLIC_URL at another address than
 * `localhost`, and where PUBLIC_URL names a number instead of a host, which no browser makes a passkey for.
 */
export function relyingParty(request: FastifyRequest, { publicUrl }: Pick<Services, 'publicUrl'>): RelyingParty {
  const address = publicUrl ?? `${request.protocol}://${request.host}`;
  // A request may name as its host whatever it likes.
  if (!URL.canParse(address)) throw new Problem('keys/passkeys-elsewhere');
  const { hostname, origin } = new URL(address);
  if (hostname !== passkeyHost(publicUrl === null ? null : hostname)) throw new Problem('keys/passkeys-elsewhere');
  return { id: hostname, origin };
}
