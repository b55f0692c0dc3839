/** Who claims pictures that were sent (contract C16.2). */
import type { FastifyRequest } from 'fastify';
import { sessionUser } from '../auth/session.ts';
import type { Services } from '../services.ts';

/** Whoever is signed in, `null` for a stranger; asked only where there are pictures to claim. `uploads` may be unjudged. */
export async function claimerOf(request: FastifyRequest, services: Services, uploads: unknown): Promise<string | null> {
  if (!Array.isArray(uploads) || uploads.length === 0) return null;
  return (await sessionUser(request, services))?.id ?? null;
}
