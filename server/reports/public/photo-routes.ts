/** Routes for published photos, which are public only while their report is (C16.4). */
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { MEDIA } from '../../../domain/api/media.ts';
import { isId } from '../../../domain/id.ts';
import { FirstPhoto, PublicPhoto } from '../../../domain/photos/photo.ts';
import { Problem } from '../../../domain/problems.ts';
import { PublicListQuery } from '../../../domain/reports/filters.ts';
import { isRealDay } from '../../../domain/text/calendar.ts';
import { pictureHeaders } from '../../http/files/picture.ts';
import { cursorReader, readListQuery } from '../../http/paging.ts';
import { registerCall, servePublic } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { isPageInvalidated } from './page-invalidation.ts';
import { firstPhotosOf, listPublicPhotos, publicPicture } from './photo-queries.ts';
import { listEntries } from './queries.ts';

/** The revision in If-None-Match, if it names exactly one. */
const revisionInIfNoneMatch = (header: string | undefined): string | null =>
  /^(?:W\/)?"([\da-f-]{36})"$/.exec(header ?? '')?.[1] ?? null;

export function publicPhotoRoutes(app: FastifyInstance, { database: { publicRead } }: Services): void {
  servePublic(app, {
    call: 'listFirstPhotos',
    summary: 'The first photo of each report on a page of the public list; reports without photos are omitted',
    query: PublicListQuery,
    answer: [200, z.array(FirstPhoto)],
    handler: async (request) => {
      const { query, after } = readListQuery(PublicListQuery, request.query, cursorReader(isRealDay));
      const { entries, answer } = await publicRead(async (db) => {
        const entries = await listEntries(db, query, after);
        const ids = entries.slice(0, query.limit).map(({ id }) => id);
        return { entries, answer: await firstPhotosOf(db, ids) };
      });
      return { answer, invalidatedBy: (change) => isPageInvalidated({ query, after, entries }, change) };
    },
  });

  servePublic(app, {
    call: 'listPublicPhotos',
    summary: 'The published photos of a public report',
    answer: [200, z.array(PublicPhoto)],
    handler: async (request) => {
      const { id } = request.params as { id: string };
      const photos = isId(id) ? await publicRead((db) => listPublicPhotos(db, id)) : undefined;
      if (!photos) throw new Problem('reports/not-found');
      return { answer: photos, invalidatedBy: (change) => change.id === id.toLowerCase() };
    },
  });

  const servePicture = (name: 'getPublicPhoto' | 'getSmallPublicPhoto', summary: string) => {
    const isSmall = name === 'getSmallPublicPhoto';
    const call = registerCall(app, name, {
      summary,
      access: 'anyone',
      answer: [200, null],
      media: MEDIA.jpeg,
      isPublic: true,
    });
    app.get(call.url, { config: { call } }, async (request, reply) => {
      const { id: reportId, photoId: id } = request.params as { id: string; photoId: string };
      const known = revisionInIfNoneMatch(request.headers['if-none-match']);
      const photoQuery = { reportId, id, known, isSmall };
      const found = isId(reportId) && isId(id) ? await publicRead((db) => publicPicture(db, photoQuery)) : undefined;
      if (!found) throw new Problem('photos/not-found');
      pictureHeaders(reply);
      reply.header('Cache-Control', 'public, no-cache').header('ETag', `"${found.revision}"`);
      if (found.bytes === null) return reply.code(304).send();
      return reply.type(MEDIA.jpeg).send(Buffer.from(found.bytes));
    });
  };
  servePicture('getPublicPhoto', 'A published photo');
  servePicture(
    'getSmallPublicPhoto',
    'A published photo for a list: at most 480 px a side, or whole if there is no small version',
  );
}
