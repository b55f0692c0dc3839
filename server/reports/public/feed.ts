/** The feed of the latest published copies; a hidden one disappears at once (C12.6, C3.16). */
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { LANGUAGES, type Language } from '../../../domain/language/languages.ts';
import { prefixOf } from '../../../domain/language/url-prefix.ts';
import { Problem } from '../../../domain/problems.ts';
import { atomFeed, FEED_ENTRIES } from '../../../domain/reports/feed/feed.ts';
import { originOf } from '../../http/origin.ts';
import { anyReportChange } from '../../http/public-cache/public-history.ts';
import type { Services } from '../../services.ts';
import { publicPhotosOf } from './photo-queries.ts';
import { presentPublic } from './present.ts';
import { latestPublished } from './queries.ts';

/** A UUID derived from the address (RFC 9562, version 8). */
function feedId(address: string): string {
  const hash = createHash('sha256').update(address).digest('hex');
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}

const ATOM = 'application/atom+xml; charset=utf-8';

/** One feed in each language (C14.1). */
export function feedRoutes(app: FastifyInstance, { database, publicUrl, site, defaultLanguage }: Services): void {
  const serveIn = (language: Language) => {
    const path = `${prefixOf(language, defaultLanguage)}/reports.atom`;
    app.get(path, async (request, reply) => {
      const origin = originOf(request, publicUrl);
      if (origin === null) throw new Problem('request/not-found');
      // No request's address contains a space, so this key never clashes.
      const { body } = await app.publicResponseCache.get(`${origin} ${path}`, async () => {
        const { rows, photos } = await database.publicRead(async (db) => {
          const rows = await latestPublished(db, FEED_ENTRIES);
          return {
            rows,
            photos: await publicPhotosOf(
              db,
              rows.map(({ id }) => id),
            ),
          };
        });
        const photosOf = (id: string) =>
          photos.filter(({ reportId }) => reportId === id).map((each) => each.description);
        const entries = rows.map(({ publishedOn, ...row }) => ({
          copy: presentPublic(row),
          publishedOn,
          photos: photosOf(row.id),
        }));
        const of = { id: feedId(origin + path), origin, language, defaultLanguage, name: site.productName };
        return {
          body: Buffer.from(atomFeed({ ...of, entries })),
          type: ATOM,
          link: undefined,
          invalidatedBy: anyReportChange,
        };
      });
      reply.type(ATOM).header('Cache-Control', 'public, no-cache').header('Content-Language', language);
      return reply.send(body);
    });
  };
  for (const language of LANGUAGES) serveIn(language);
}
