/** Our own origin, and the refusal of changes sent from another site. */
import type { FastifyRequest } from 'fastify';
import { Problem } from '../../domain/problems.ts';

/** PUBLIC_URL, else the request's host; null if that is invalid. */
export function originOf(request: FastifyRequest, publicUrl: string | null): string | null {
  try {
    return new URL(publicUrl ?? `${request.protocol}://${request.host}`).origin;
  } catch {
    return null;
  }
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}

/** Throws 403 for a change from another host, or marked cross-site. */
export function refuseForeignOrigin(request: FastifyRequest, publicUrl: string | null): void {
  if (SAFE.has(request.method)) return;
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site === 'cross-site') throw new Problem('request/foreign-origin');
  if (origin === undefined) return;
  const ours = publicUrl === null ? hostOf(`${request.protocol}://${request.host}`) : hostOf(publicUrl);
  if (hostOf(origin) === null || hostOf(origin) !== ours) throw new Problem('request/foreign-origin');
}
