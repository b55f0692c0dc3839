import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { AddedDetail, DETAIL_FIELDS, EmptyDetails, ReceiptDetails } from '../../../domain/receipt/details.ts';
import { oncePerKey } from '../../http/idempotency/once-per-key.ts';
import { serve } from '../../http/route.ts';
import { claimerOf } from '../../photos/claimer.ts';
import { findRequestedReport } from '../../reports/report/scope.ts';
import type { Services } from '../../services.ts';
import { callerOf } from '../caller.ts';
import { withFollowedReport } from '../followed-report.ts';
import { addDetails } from './actions.ts';
import { listDetails } from './queries.ts';

export function detailsRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services.database;

  serve(app, {
    call: 'addDetails',
    summary:
      'Fill in empty fields of your report and add photos (once under the same Idempotency-Key); returns the fields still empty',
    access: 'anyone',
    body: ReceiptDetails,
    answer: [200, EmptyDetails],
    refuses: [404, 409, 429],
    idempotent: true,
    handler: async (request) => {
      const { sent, caller } = await callerOf(request, ['code', 'key']);
      const userId = await claimerOf(request, services, sent['uploads']);
      return withFollowedReport(services, caller, (followed) =>
        oncePerKey(request, {
          read: async () => sent,
          act: async (_sent, key) => ({ empty: await addDetails(followed, sent, { userId, key }) }),
          // A repeat fills only what is still empty.
          earlier: async () => null,
        }),
      );
    },
  });

  serve(app, {
    call: 'listDetailsAdded',
    summary: 'Which fields of a report the reporter filled in later, and on which day',
    access: 'review reports',
    answer: [200, z.array(AddedDetail)],
    handler: async (request) => {
      const found = await listDetails(db, (await findRequestedReport(db, request)).id);
      const place = ({ field }: AddedDetail) => DETAIL_FIELDS.indexOf(field);
      return found.toSorted((one, other) => one.on.localeCompare(other.on) || place(one) - place(other));
    },
  });
}
