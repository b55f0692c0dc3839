/** What the form asks: its lists, and to take a report (contract C3.5, C3.8). */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type FieldProblem, Problem } from '../../../domain/problems.ts';
import { COMMON_FIELDS } from '../../../domain/reports/lookups.ts';
import { Receipt, Submission } from '../../../domain/reports/submission.ts';
import { body } from '../../http/body.ts';
import { isId } from '../../http/paging.ts';
import { byNone } from '../../http/public-cache/public-history.ts';
import { addressKey } from '../../http/rate-limits/address.ts';
import { serve, servePublic } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { clubProblems, submitReport } from './actions.ts';
import { findReceipt } from './queries.ts';

const CommonFields = z.record(z.string(), z.array(z.string()));

const KEY = 'Idempotency-Key';

/** The request's Idempotency-Key in one spelling, or `null`; for one that is no UUID, the complaint. */
function idempotencyKey(request: FastifyRequest): string | null | FieldProblem {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  return typeof key === 'string' && isId(key) ? key.toLowerCase() : { path: KEY, message: `${KEY} must be a UUID` };
}

type Read = PromiseSettledResult<Submission>;

/** The refusal for a complaint about the head, which names what the body breaks as well (C3.1). */
function refusalOf(complaint: FieldProblem, read: Read): unknown {
  if (read.status === 'fulfilled') return new Problem('request/invalid', { errors: [complaint] });
  const { reason } = read;
  if (!(reason instanceof Problem && reason.errors)) return reason;
  return new Problem('request/invalid', { errors: [complaint, ...reason.errors] });
}

/** GET /api/common-fields, POST /api/reports. */
export function submissionRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services.database;

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
      const [read] = await Promise.allSettled([body(request, Submission, (sent) => clubProblems(db, sent))]);
      const key = idempotencyKey(request);
      if (key !== null && typeof key !== 'string') throw refusalOf(key, read);
      if (read.status === 'fulfilled')
        return submitReport(services, read.value, { key, address: addressKey(request.ip) });
      // A repeat gets the first answer, whatever its body.
      const receipt = key && (await findReceipt(db, key));
      if (receipt) return receipt;
      throw read.reason;
    },
  });
}
