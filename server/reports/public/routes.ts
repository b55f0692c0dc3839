import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { isId } from '../../../domain/id.ts';
import { Problem } from '../../../domain/problems.ts';
import { PublicFilters, PublicListQuery } from '../../../domain/reports/filters.ts';
import { PublicCounts, PublicReport } from '../../../domain/reports/public/public-report.ts';
import { isRealDay } from '../../../domain/text/calendar.ts';
import { validate } from '../../../domain/validate.ts';
import { cursorReader, pageOf, readListQuery, writeCursor } from '../../http/paging.ts';
import { anyReportChange } from '../../http/public-cache/public-history.ts';
import { servePublic } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { isPageInvalidated } from './page-invalidation.ts';
import { presentPublic } from './present.ts';
import { countPublished, findPublished, type ListEntry } from './queries.ts';
import { asJsonList, SerialisedCopies } from './serialised-copies.ts';

export function publicReportRoutes(app: FastifyInstance, services: Services): void {
  const { publicRead } = services.database;
  const copies = new SerialisedCopies();

  servePublic(app, {
    call: 'listPublicReports',
    summary: 'Published copies, newest first',
    query: PublicListQuery,
    answer: [200, z.array(PublicReport)],
    handler: async (request) => {
      const { query, after } = readListQuery(PublicListQuery, request.query, cursorReader(isRealDay));
      const { entries, serialised } = await publicRead((read) => copies.list(read, query, after));
      const cursorOf = (entry: ListEntry) => writeCursor({ at: entry.submittedOn, id: entry.id });
      const { link } = pageOf(entries, query.limit, { cursorOf, address: request.url });
      const answer = asJsonList(serialised.slice(0, query.limit));
      return { answer, link, invalidatedBy: (change) => isPageInvalidated({ query, after, entries }, change) };
    },
  });

  servePublic(app, {
    call: 'countPublicReports',
    summary: 'Number of published copies that match the filters',
    query: PublicFilters,
    answer: [200, PublicCounts],
    handler: async (request) => {
      const filters = validate(PublicFilters, request.query);
      return {
        answer: { total: await publicRead((read) => countPublished(read, filters)) },
        invalidatedBy: anyReportChange,
      };
    },
  });

  servePublic(app, {
    call: 'getPublicReport',
    summary: 'One published copy',
    answer: [200, PublicReport],
    handler: async (request) => {
      const { id } = request.params as { id: string };
      const copy = isId(id) ? await publicRead((read) => findPublished(read, id)) : undefined;
      if (!copy) throw new Problem('reports/not-found');
      return { answer: presentPublic(copy), invalidatedBy: (change) => change.id === copy.id };
    },
  });
}
