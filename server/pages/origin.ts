/** The address of this site. */
import type { FastifyRequest } from 'fastify';

/** Where people find this site: PUBLIC_URL, else as the request names it; `null` where that is no host. */
export function originOf(request: FastifyRequest, publicUrl: string | null): string | null {
  try {
    return new URL(publicUrl ?? `${request.protocol}://${request.host}`).origin;
  } catch {
    return null;
  }
}
