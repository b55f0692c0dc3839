import type { FastifyRequest } from 'fastify';

/** PUBLIC_URL, else the request's host; null if that is invalid. */
export function originOf(request: FastifyRequest, publicUrl: string | null): string | null {
  try {
    return new URL(publicUrl ?? `${request.protocol}://${request.host}`).origin;
  } catch {
    return null;
  }
}
