/** What a reporter asks with the code alone (contract C10.3). The code comes in the body, never in an address. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { FollowedReport, Holder, ReceiptMessage, ReporterMessage, ReporterText } from '../../domain/receipt/receipt.ts';
import { validate } from '../../domain/validate.ts';
import { markSeen } from '../conversation/queries.ts';
import { eraseOwnContact } from '../erasure/erasure.ts';
import { body } from '../http/body.ts';
import { oncePerKey } from '../http/idempotency/once-per-key.ts';
import { addressKey } from '../http/rate-limits/address.ts';
import { serve } from '../http/route.ts';
import type { Services } from '../services.ts';
import { addReporterMessage, reporterMessageOf } from './actions.ts';
import { asHolder } from './holder.ts';
import { waitOf } from './limits.ts';
import { presentFollowed } from './present.ts';

/** Any object: what its code is worth is said first, and the same for all that is none. */
const Sent = z.record(z.string(), z.unknown());

/** POST /api/receipt, …/messages, …/erase-contact. */
export function followRoutes(app: FastifyInstance, services: Services): void {
  const callerOf = async (request: FastifyRequest) => {
    const sent = await body(request, Sent);
    return { sent, caller: { code: sent['code'], address: addressKey(request.ip) } };
  };

  serve(app, {
    call: 'openReceipt',
    summary: 'What became of the report that a receipt code was given for',
    access: 'anyone',
    body: Holder,
    answer: [200, FollowedReport],
    refuses: [404, 429],
    handler: async (request) => {
      const { caller } = await callerOf(request);
      return asHolder(services, caller, async ({ tx, report, now }) => {
        await markSeen(tx, report.id, { fromReporter: false });
        const wait = services.rateLimits ? await waitOf(tx, report.id, now) : 0;
        return presentFollowed(tx, report, wait === 0);
      });
    },
  });

  serve(app, {
    call: 'sendReporterMessage',
    summary: 'Add something to the own report; with an Idempotency-Key a repeat gives the first answer',
    access: 'anyone',
    body: ReporterMessage,
    answer: [201, ReceiptMessage],
    refuses: [404, 429],
    idempotent: true,
    handler: async (request) => {
      const { sent, caller } = await callerOf(request);
      return asHolder(services, caller, (holding) =>
        oncePerKey(request, {
          read: async () => validate(ReporterText, sent),
          act: (text, key) => addReporterMessage(services, holding, { ...text, key }),
          earlier: (key) => reporterMessageOf(holding, key),
        }),
      );
    },
  });

  serve(app, {
    call: 'eraseOwnContact',
    summary: 'Erase the own name, email and telephone; report and code stay',
    access: 'anyone',
    body: Holder,
    answer: [204, null],
    refuses: [404, 429],
    handler: async (request) => {
      const { caller } = await callerOf(request);
      await asHolder(services, caller, ({ tx, report, now }) => eraseOwnContact(tx, report, now));
    },
  });
}
