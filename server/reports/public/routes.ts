/** What anyone may ask: the form's lists, submission, and the published copies (contract C3.5, C3.8, C3.9). */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type FieldProblem, Problem } from '../../../domain/problems.ts';
import { PublicListQuery, ReportFilters } from '../../../domain/reports/filters.ts';
import { COMMON_FIELDS } from '../../../domain/reports/lookups.ts';
import { PublicCounts, PublicReport } from '../../../domain/reports/public-report.ts';
import { Receipt, Submission } from '../../../domain/reports/submission.ts';
import { isRealDay } from '../../../domain/text/calendar.ts';
import { validate } from '../../../domain/validate.ts';
import { body } from '../../http/body.ts';
import { cursorReader, isId, pageOf, readListQuery, writeCursor } from '../../http/paging.ts';
import { byAny, byNone } from '../../http/public-cache/public-history.ts';
import { addressKey } from '../../http/rate-limits/address.ts';
import { serve, servePublic } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { presentPublic } from '../present.ts';
import { clubProblems, submitReport } from '../submit/actions.ts';
import { isPageTouched } from './page-touched.ts';
import { countPublished, findPublished, type Place } from './queries.ts';
import { asJsonList, WrittenCopies } from './written-copies.ts';

const CommonFields = z.record(z.string(), z.array(z.string()));

const KEY = 'Idempotency-Key';

/** The request's Idempotency-Key in one spelling, or `null`; for one that is no UUID, the complaint. */
function idempotencyKey(request: FastifyRequest): string | null | FieldProblem {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  return typeof key === 'string' && isId(key) ? key.toLowerCase() : { path: KEY, message: `${KEY} must be a UUID` };
}

/** Refuses a request for a complaint about its head, and names what its body breaks as well (C3.1). */
async function refuseWith(complaint: FieldProblem, read: () => Promise<unknown>): Promise<never> {
  const further = await read().then(
    () => [],
    (problem: unknown) => {
      if (problem instanceof Problem && problem.errors) return problem.errors;
      throw problem;
    },
  );
  throw new Problem('request/invalid', { errors: [complaint, ...further] });
}

/** GET /api/common-fields, POST /api/reports, GET /api/reports/public, …/counts and …/{id}. */
export function publicReportRoutes(app: FastifyInstance, services: Services): void {
  const { db, publicRead } = services.database;
  const copies = new WrittenCopies();

  servePublic(app, {
    call: 'listCommonFields',
    summary: 'The ten lists of the form',
    answer: [200, CommonFields],
    handler: async () => ({ answer: COMMON_FIELDS, touchedBy: byNone }),
  });

  serve(app, {
    call: 'submitReport',
    summary: 'Submit a report; with an Idempotency-Key a repeat gives the first answer',
    access: 'anyone',
    body: Submission,
    answer: [201, Receipt],
    refuses: [429],
    idempotent: true,
    handler: async (request) => {
      const read = () => body(request, Submission, (sent) => clubProblems(db, sent));
      const key = idempotencyKey(request);
      if (key !== null && typeof key !== 'string') return refuseWith(key, read);
      return submitReport(services, read, { key, address: addressKey(request.ip) });
    },
  });

  servePublic(app, {
    call: 'listPublicReports',
    summary: 'Published copies, newest first',
    query: PublicListQuery,
    answer: [200, z.array(PublicReport)],
    handler: async (request) => {
      const { query, after } = readListQuery(PublicListQuery, request.query, cursorReader(isRealDay));
      const { places, written } = await publicRead((read) => copies.list(read, query, after));
      const cursorOf = (place: Place) => writeCursor({ at: place.submittedOn, id: place.id });
      const { link } = pageOf(places, query.limit, { cursorOf, address: request.url });
      const answer = asJsonList(written.slice(0, query.limit));
      return { answer, link, touchedBy: (change) => isPageTouched({ query, after, places }, change) };
    },
  });

  servePublic(app, {
    call: 'countPublicReports',
    summary: 'How many published copies match the filters',
    query: ReportFilters,
    answer: [200, PublicCounts],
    handler: async (request) => {
      const filters = validate(ReportFilters, request.query);
      return { answer: { total: await publicRead((read) => countPublished(read, filters)) }, touchedBy: byAny };
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
      return { answer: presentPublic(copy), touchedBy: (change) => change.id === copy.id };
    },
  });
}
