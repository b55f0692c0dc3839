/** Who claims uploads (C16.2). */
import type { FastifyRequest } from 'fastify';
import { sessionUser } from '../auth/session.ts';
import type { Services } from '../services.ts';

/** Null if anonymous. `uploads` may be unvalidated. */
export async function claimerOf(request: FastifyRequest, services: Services, uploads: unknown): Promise<string | null> {
  if (!Array.isArray(uploads) || uploads.length === 0) return null;
  return (await sessionUser(request, services))?.id ?? null;
}
