/** Routes for reporters, by code (C10.3) or an email's link (C19.7) */
import type { FastifyInstance } from 'fastify';
import {
  CodeRequest,
  FollowedReport,
  LinkRequest,
  ReceiptMessage,
  ReporterMessage,
  ReporterText,
  ReportOpenedByLink,
} from '../../domain/receipt/receipt.ts';
import { validate } from '../../domain/validate.ts';
import { consumeLink, newAccessKey } from '../conversation/links/queries.ts';
import { markSeen } from '../conversation/queries.ts';
import { eraseOwnContact } from '../erasure/erasure.ts';
import { oncePerKey } from '../http/idempotency/once-per-key.ts';
import { serve } from '../http/route.ts';
import type { Services } from '../services.ts';
import { addReporterMessage, findReporterMessage } from './actions.ts';
import { callerOf } from './caller.ts';
import { detailsRoutes } from './details/routes.ts';
import { type FollowedContext, withFollowedReport } from './followed-report.ts';
import { secondsUntilNextMessage } from './limits.ts';
import { presentFollowed } from './present.ts';

export function followRoutes(app: FastifyInstance, services: Services): void {
  const openFollowed = async ({ tx, report, now }: FollowedContext): Promise<FollowedReport> => {
    await markSeen(tx, report.id, { fromReporter: false });
    const wait = services.rateLimits ? await secondsUntilNextMessage(tx, report.id, now) : 0;
    return presentFollowed(tx, report, wait === 0);
  };

  serve(app, {
    call: 'openReceipt',
    summary: 'What became of a report, for its receipt code',
    access: 'anyone',
    body: CodeRequest,
    answer: [200, FollowedReport],
    refuses: [404, 429],
    handler: async (request) => {
      const { caller } = await callerOf(request, ['code']);
      return withFollowedReport(services, caller, openFollowed);
    },
  });

  serve(app, {
    call: 'openReceiptByLink',
    summary: 'Open a report with an email link, once; returns a key for sending messages and details for an hour',
    access: 'anyone',
    body: LinkRequest,
    answer: [200, ReportOpenedByLink],
    refuses: [404, 429],
    handler: async (request) => {
      const { sent, caller } = await callerOf(request, ['token']);
      return withFollowedReport(services, caller, async (followed) => {
        await consumeLink(followed.tx, String(sent['token']));
        const key = await newAccessKey(followed.tx, followed.report.id, followed.now);
        return { ...(await openFollowed(followed)), key };
      });
    },
  });

  serve(app, {
    call: 'sendReporterMessage',
    summary: 'Add a message to your report; a repeat with the same Idempotency-Key gets the first answer',
    access: 'anyone',
    body: ReporterMessage,
    answer: [201, ReceiptMessage],
    refuses: [404, 429],
    idempotent: true,
    handler: async (request) => {
      const { sent, caller } = await callerOf(request, ['code', 'key']);
      return withFollowedReport(services, caller, (followed) =>
        oncePerKey(request, {
          read: async () => validate(ReporterText, sent),
          act: (text, key) => addReporterMessage(services, followed, { ...text, key }),
          earlier: (key) => findReporterMessage(followed, key),
        }),
      );
    },
  });

  serve(app, {
    call: 'eraseOwnContact',
    summary: 'Erase your name, email and telephone; the report and its code stay',
    access: 'anyone',
    body: CodeRequest,
    answer: [204, null],
    refuses: [404, 429],
    handler: async (request) => {
      const { caller } = await callerOf(request, ['code']);
      await withFollowedReport(services, caller, ({ tx, report, now }) => eraseOwnContact(tx, report, now));
    },
  });

  detailsRoutes(app, services);
}
