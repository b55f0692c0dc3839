/** GET /reports.atom: the copies published last, for readers' programs (contract C12.6); a hidden one is gone at once (C3.16). */
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../../../domain/problems.ts';
import { atomFeed, FEED_ENTRIES } from '../../../domain/reports/public/feed.ts';
import { byAny } from '../../http/public-cache/public-history.ts';
import type { Services } from '../../services.ts';
import { presentPublic } from './present.ts';
import { publishedLast } from './queries.ts';

/** Where people find this site: PUBLIC_URL, else as the request names it; `null` where that is no host. */
function originOf(request: FastifyRequest, publicUrl: string | null): string | null {
  try {
    return new URL(publicUrl ?? `${request.protocol}://${request.host}`).origin;
  } catch {
    return null;
  }
}

/** The feed's own id: the same as long as the site keeps its address (RFC 9562, version 8). */
function feedId(origin: string): string {
  const hash = createHash('sha256').update(`${origin}/reports.atom`).digest('hex');
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}

const ATOM = 'application/atom+xml; charset=utf-8';

/** Serves the feed. */
export function feedRoutes(app: FastifyInstance, { database, publicUrl, site }: Services): void {
  app.get('/reports.atom', async (request, reply) => {
    const origin = originOf(request, publicUrl);
    if (origin === null) throw new Problem('request/not-found');
    // A blank stands in no request's address, so this one is nobody else's.
    const { body } = await app.publicAnswers.get(`${origin} /reports.atom`, async () => {
      const rows = await database.publicRead((db) => publishedLast(db, FEED_ENTRIES));
      const entries = rows.map(({ publishedOn, ...row }) => ({ copy: presentPublic(row), publishedOn }));
      const feed = atomFeed({ id: feedId(origin), origin, name: site.productName, entries });
      return { body: Buffer.from(feed), type: ATOM, link: undefined, touchedBy: byAny };
    });
    return reply.type(ATOM).header('Cache-Control', 'public, no-cache').send(body);
  });
}
