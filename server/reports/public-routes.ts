/** What anyone may ask: the form's lists, submission, and the published copies (contract C3.5, C3.8, C3.9). */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { invalid, Problem } from '../../domain/problems.ts';
import { PublicListQuery, ReportFilters } from '../../domain/reports/filters.ts';
import { COMMON_FIELDS } from '../../domain/reports/lookups.ts';
import { PublicCounts, PublicReport } from '../../domain/reports/public-report.ts';
import { Receipt, Submission } from '../../domain/reports/submission.ts';
import { isRealDay } from '../../domain/text/calendar.ts';
import { validate } from '../../domain/validate.ts';
import { addressKey } from '../http/address.ts';
import { body } from '../http/body.ts';
import { isId, page, readCursor, writeCursor } from '../http/paging.ts';
import { serve } from '../http/route.ts';
import type { Services } from '../services.ts';
import { presentPublic } from './present.ts';
import { countPublished, findPublished, listPublished } from './public-queries.ts';
import { clubProblems, submitReport } from './submit.ts';

const CommonFields = z.record(z.string(), z.array(z.string()));

/** The request's Idempotency-Key in one spelling, or `null`; throws 400 for one that is no UUID. */
function idempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !isId(key)) throw invalid('Idempotency-Key', 'Idempotency-Key must be a UUID');
  return key.toLowerCase();
}

/** GET /api/common-fields, POST /api/reports, GET /api/reports/public, …/counts and …/{id}. */
export function publicReportRoutes(app: FastifyInstance, services: Services): void {
  const { db, publicRead } = services.database;

  serve(app, {
    method: 'GET',
    url: '/api/common-fields',
    summary: 'The ten lists of the form',
    access: 'anyone',
    cache: 'public',
    answer: [200, CommonFields],
    handler: async () => COMMON_FIELDS,
  });

  serve(app, {
    method: 'POST',
    url: '/api/reports',
    summary: 'Submit a report; with an Idempotency-Key a repeat gives the first answer',
    access: 'anyone',
    body: Submission,
    answer: [201, Receipt],
    handler: async (request) => {
      const sender = { key: idempotencyKey(request), address: addressKey(request.ip) };
      const read = () => body(request, Submission, (sent) => clubProblems(db, sent));
      return submitReport(services, read, sender);
    },
  });

  serve(app, {
    method: 'GET',
    url: '/api/reports/public',
    summary: 'Published copies, newest first',
    access: 'anyone',
    cache: 'public',
    query: PublicListQuery,
    answer: [200, z.array(PublicReport)],
    handler: async (request, reply) => {
      const query = validate(PublicListQuery, request.query);
      const after = readCursor(query.cursor, isRealDay);
      const rows = await publicRead((read) => listPublished(read, query, after));
      const cursorOf = (row: { submittedOn: string; id: string }) => writeCursor({ at: row.submittedOn, id: row.id });
      return page(rows, query.limit, cursorOf, { request, reply }).map(presentPublic);
    },
  });

  serve(app, {
    method: 'GET',
    url: '/api/reports/public/counts',
    summary: 'How many published copies match the filters',
    access: 'anyone',
    cache: 'public',
    query: ReportFilters,
    answer: [200, PublicCounts],
    handler: async (request) => {
      const filters = validate(ReportFilters, request.query);
      return { total: await publicRead((read) => countPublished(read, filters)) };
    },
  });

  serve(app, {
    method: 'GET',
    url: '/api/reports/public/:id',
    summary: 'One published copy',
    access: 'anyone',
    cache: 'public',
    answer: [200, PublicReport],
    handler: async (request) => {
      const { id } = request.params as { id: string };
      const copy = isId(id) ? await publicRead((read) => findPublished(read, id)) : undefined;
      if (!copy) throw new Problem('reports/not-found');
      return presentPublic(copy);
    },
  });
}
