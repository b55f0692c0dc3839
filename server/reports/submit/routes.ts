import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { COMMON_FIELDS } from '../../../domain/reports/lookups.ts';
import { Submission, SubmissionResult } from '../../../domain/reports/submission.ts';
import { readBody } from '../../http/body.ts';
import { oncePerKey } from '../../http/idempotency/once-per-key.ts';
import { noReportChange } from '../../http/public-cache/public-history.ts';
import { addressKey } from '../../http/rate-limits/address.ts';
import { serve, servePublic } from '../../http/route.ts';
import { claimerOf } from '../../photos/claimer.ts';
import type { Services } from '../../services.ts';
import { submissionProblems, submitReport } from './actions.ts';
import { findEarlierSubmission } from './queries.ts';
import { sealedReportRoutes } from './sealed/routes.ts';

const CommonFields = z.record(z.string(), z.array(z.string()));

export function submissionRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services.database;

  servePublic(app, {
    call: 'listCommonFields',
    summary: 'The ten option lists of the report form',
    answer: [200, CommonFields],
    handler: async () => ({ answer: COMMON_FIELDS, invalidatedBy: noReportChange }),
  });

  serve(app, {
    call: 'submitReport',
    summary: 'Submit a report; a repeat with the same Idempotency-Key gets the first answer',
    access: 'anyone',
    body: Submission,
    answer: [201, SubmissionResult],
    refuses: [409, 429],
    idempotent: true,
    handler: async (request) => {
      const address = addressKey(request.ip);
      return oncePerKey(request, {
        read: () => readBody(request, Submission, (sent) => submissionProblems({ request, services }, sent)),
        act: async (submission, key) => {
          const userId = await claimerOf(request, services, submission.uploads);
          return submitReport(services, submission, { key, address, userId });
        },
        earlier: (key) => findEarlierSubmission(db, key),
      });
    },
  });

  sealedReportRoutes(app, services);
}
