/** Who is claiming uploads (C16.2). */
import type { FastifyRequest } from 'fastify';
import { sessionUser } from '../auth/session.ts';
import type { Services } from '../services.ts';

/** The user's id, or null if anonymous. `uploads` need not be validated. */
export async function claimerOf(request: FastifyRequest, services: Services, uploads: unknown): Promise<string | null> {
  if (!Array.isArray(uploads) || uploads.length === 0) return null;
  return (await sessionUser(request, services))?.id ?? null;
}
