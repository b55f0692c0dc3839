import type { FastifyInstance } from 'fastify';
import { SubmissionResult } from '../../../../domain/reports/submission.ts';
import { SealedReport, SubmissionKey } from '../../../../domain/sealing/sealed-report.ts';
import { readBody } from '../../../http/body.ts';
import { oncePerKey } from '../../../http/idempotency/once-per-key.ts';
import { noReportChange } from '../../../http/public-cache/public-history.ts';
import { addressKey } from '../../../http/rate-limits/address.ts';
import { serve, servePublic } from '../../../http/route.ts';
import { claimerOf } from '../../../photos/claimer.ts';
import type { Services } from '../../../services.ts';
import { submitReport } from '../actions.ts';
import { findEarlierSubmission } from '../queries.ts';
import { keyProblems, openReport } from './open-sealed-report.ts';
import { submissionKey } from './queries.ts';

export function sealedReportRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services.database;

  servePublic(app, {
    call: 'getSubmissionKey',
    summary: 'The public key used to encrypt reports that wait on a device',
    answer: [200, SubmissionKey],
    handler: async () => {
      const { id, publicKey } = await submissionKey(db, services.clock());
      return {
        answer: { keyId: id, publicKey: Buffer.from(publicKey).toString('base64url') },
        invalidatedBy: noReportChange,
      };
    },
  });

  serve(app, {
    call: 'submitSealedReport',
    summary:
      'Submit a report encrypted with the public key; a repeat with the same Idempotency-Key gets the first answer',
    access: 'anyone',
    body: SealedReport,
    answer: [201, SubmissionResult],
    refuses: [409, 429],
    idempotent: true,
    handler: async (request) => {
      const address = addressKey(request.ip);
      return oncePerKey(request, {
        isRequired: true,
        read: async (sentKey) => {
          const sealed = await readBody(request, SealedReport, (sent) => keyProblems(services, sent));
          return openReport({ request, services }, sealed, sentKey);
        },
        act: async (submission, key) => {
          const userId = await claimerOf(request, services, submission.uploads);
          return submitReport(services, submission, { key, address, userId, acceptsDeletedClub: true });
        },
        earlier: (key) => findEarlierSubmission(db, key),
      });
    },
  });
}
