/** The team's routes; 404 for another club's report (C3.10, C4.1, C5). */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { Problem } from '../../../domain/problems.ts';
import { StaffFilters, StaffListQuery } from '../../../domain/reports/filters.ts';
import { PrecisionResponse } from '../../../domain/reports/public/precision.ts';
import {
  FLIGHT_HEADER,
  LanguageChange,
  Preview,
  PreviewRequest,
  REVISION_HEADER,
  Reassignment,
  Review,
} from '../../../domain/reports/review.ts';
import { StaffCounts, StaffReport } from '../../../domain/reports/staff-report.ts';
import { normaliseText } from '../../../domain/text/normalise.ts';
import { validate } from '../../../domain/validate.ts';
import { publicCopyOf } from '../../anonymise/copy.ts';
import { decisionsFor, precisionFor } from '../../anonymise/decisions.ts';
import { actor } from '../../auth/access.ts';
import { eraseContact } from '../../erasure/erasure.ts';
import { hasFlight } from '../../flight/queries.ts';
import { discardBody, readBody } from '../../http/body.ts';
import { cursorReader, isTimestamp, paginate, readListQuery, writeCursor } from '../../http/paging.ts';
import { serve } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import type { ReportRow } from '../report/queries.ts';
import { findRequestedReport, scopeOf } from '../report/scope.ts';
import { approveReport, changeLanguage, commentReport, hideReport, reassignReport } from './actions.ts';
import { presentForStaff, presentPreview } from './present.ts';
import { countReports, listReports } from './queries.ts';
import { reviewRevision } from './revision.ts';

const isBlank = (comment: unknown): boolean =>
  comment === undefined || comment === null || (typeof comment === 'string' && normaliseText(comment) === null);

/** A missing comment has its own error code, for which the page has a title. */
async function reviewSent(request: FastifyRequest): Promise<Review> {
  let lacksComment = false;
  const noteMissingComment = async (sent: object) => {
    lacksComment = isBlank((sent as { comment?: unknown }).comment);
    return [];
  };
  try {
    return await readBody(request, Review, noteMissingComment);
  } catch (problem) {
    if (!(lacksComment && problem instanceof Problem && problem.errors)) throw problem;
    throw new Problem('reports/comment-required', { errors: problem.errors });
  }
}

export function staffReportRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services.database;

  const findRequested = (request: FastifyRequest) => findRequestedReport(db, request);

  serve(app, {
    call: 'listReports',
    summary: "Full reports of the user's club (super-admin: of all clubs), newest first",
    access: 'review reports',
    query: StaffListQuery,
    answer: [200, z.array(StaffReport)],
    handler: async (request, reply) => {
      const { query, after } = readListQuery(StaffListQuery, request.query, cursorReader(isTimestamp));
      const rows = await listReports(db, scopeOf(actor(request)), query, after);
      const cursorOf = (row: ReportRow) => writeCursor({ at: row.submittedAt.toISOString(), id: row.id });
      return paginate(rows, query.limit, cursorOf, { request, reply }).map(presentForStaff);
    },
  });

  serve(app, {
    call: 'countReports',
    summary: 'Number of reports that match the filters: all, pending, approved',
    access: 'review reports',
    query: StaffFilters,
    answer: [200, StaffCounts],
    handler: (request) => countReports(db, scopeOf(actor(request)), validate(StaffFilters, request.query)),
  });

  serve(app, {
    call: 'getReport',
    summary: 'One full report',
    access: 'review reports',
    answer: [200, StaffReport],
    headers: {
      [REVISION_HEADER]: 'The version of its review, which approve and comment may send back as `revision`',
      [FLIGHT_HEADER]: '`true` if a flight is attached',
    },
    handler: async (request, reply) => {
      const report = await findRequested(request);
      reply.header(REVISION_HEADER, await reviewRevision(db, report));
      if (await hasFlight(db, report.id)) reply.header(FLIGHT_HEADER, 'true');
      return presentForStaff(report);
    },
  });

  serve(app, {
    call: 'previewReport',
    summary: 'Preview exactly what approving would publish now, with everything found',
    access: 'review reports',
    answer: [200, Preview],
    handler: async (request) => {
      const report = await findRequested(request);
      const decisions = await decisionsFor(db, report, { comment: report.smsManagerComment });
      return presentPreview(await publicCopyOf(db, report, decisions));
    },
  });

  serve(app, {
    call: 'previewReview',
    summary: 'The same preview for a comment and decisions that are not saved yet',
    access: 'review reports',
    body: PreviewRequest,
    answer: [200, Preview],
    handler: async (request) => {
      const report = await findRequested(request);
      const { withDecisions, ...sent } = await readBody(request, PreviewRequest);
      return presentPreview(
        await publicCopyOf(db, report, await decisionsFor(db, report, sent)),
        withDecisions ? report : null,
      );
    },
  });

  serve(app, {
    call: 'getPrecision',
    summary: "The precision of a report's public copy: chosen for it, otherwise its club's default",
    access: 'review reports',
    answer: [200, PrecisionResponse],
    handler: async (request) => precisionFor(db, await findRequested(request), undefined),
  });

  serve(app, {
    call: 'approveReport',
    summary: 'Save the comment and publish the anonymised copy',
    access: 'review reports',
    body: Review,
    answer: [200, StaffReport],
    refuses: [409],
    handler: async (request) => {
      const { id } = await findRequested(request);
      return approveReport(services, actor(request), id, await reviewSent(request));
    },
  });

  serve(app, {
    call: 'commentReport',
    summary: 'Save the comment; an approved report is published again with it',
    access: 'review reports',
    body: Review,
    answer: [200, StaffReport],
    refuses: [409],
    handler: async (request) => {
      const { id } = await findRequested(request);
      return commentReport(services, actor(request), id, await reviewSent(request));
    },
  });

  serve(app, {
    call: 'hideReport',
    summary: 'Remove the public copy',
    access: 'review reports',
    answer: [200, StaffReport],
    handler: async (request) => {
      const { id } = await findRequested(request);
      await discardBody(request);
      return hideReport(services, actor(request), id);
    },
  });

  serve(app, {
    call: 'changeLanguage',
    summary: 'Correct the language of a report; an approved report is published again',
    access: 'review reports',
    body: LanguageChange,
    answer: [200, StaffReport],
    handler: async (request) => {
      const { id } = await findRequested(request);
      return changeLanguage(services, actor(request), id, await readBody(request, LanguageChange));
    },
  });

  serve(app, {
    call: 'eraseContact',
    summary: "Erase the reporter's name, email and telephone; the report stays",
    access: 'erase contact',
    answer: [204, null],
    handler: async (request) => {
      const { id } = await findRequested(request);
      await discardBody(request);
      await eraseContact(services, actor(request), id);
    },
  });

  serve(app, {
    call: 'reassignReport',
    summary: 'Reassign a report to another club',
    access: 'reassign reports',
    body: Reassignment,
    answer: [200, StaffReport],
    handler: async (request) => {
      const { id } = await findRequested(request);
      return reassignReport(services, actor(request), id, (await readBody(request, Reassignment)).clubId);
    },
  });
}
