/** What needs the safety team (contract C19.4). */
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import {
  Attention,
  type AttentionReason,
  authoritySince,
  inOrder,
  waitingReason,
} from '../../domain/attention/attention.ts';
import { utcDay } from '../../domain/text/calendar.ts';
import { actor } from '../auth/access.ts';
import { factsOfClocks, reportsWithClocks } from '../authority/queries.ts';
import type { Db } from '../db/database.ts';
import { serve } from '../http/route.ts';
import { scopeOf } from '../reports/report/scope.ts';
import type { Scope } from '../reports/review/queries.ts';
import type { Services } from '../services.ts';
import { actionsToCheck, newReports, overdueActions, unansweredReports } from './queries.ts';

/** GET /api/reports/attention. */
export function attentionRoutes(app: FastifyInstance, services: Services): void {
  serve(app, {
    call: 'listAttention',
    summary: 'What needs the safety team of the own club (super-admin: of all), most pressing first',
    access: 'review reports',
    answer: [200, z.array(Attention)],
    handler: (request) => attentionOf(services.database.db, scopeOf(actor(request)), services.clock()),
  });
}

async function attentionOf(db: Db, scope: Scope, now: Date): Promise<Attention[]> {
  const today = utcDay(now);
  const [clocks, unanswered, fresh, overdue, toCheck] = await Promise.all([
    reportsWithClocks(db, scope, now).then((ids) => factsOfClocks(db, scope, ids)),
    unansweredReports(db, scope),
    newReports(db, scope),
    overdueActions(db, scope, today),
    actionsToCheck(db, scope, today),
  ]);
  const ofReport = (reportId: string, reason: AttentionReason, since: Date): Attention => ({
    reportId,
    actionId: null,
    reason,
    since: since.toISOString(),
  });
  const ofAction =
    (reason: AttentionReason) =>
    (row: (typeof overdue)[number]): Attention => ({
      reportId: row.reportId,
      actionId: row.actionId,
      reason,
      since: new Date(`${row.day}T00:00:00Z`).toISOString(),
    });
  return inOrder([
    ...clocks.flatMap(({ id, facts }) => {
      const since = authoritySince(facts, now);
      return since === null ? [] : [ofReport(id, 'authority', since)];
    }),
    ...unanswered.map(({ reportId, since }) => ofReport(reportId, 'answer', since)),
    ...fresh.map(({ reportId, since }) => ofReport(reportId, waitingReason(since, now), since)),
    ...overdue.map(ofAction('action-overdue')),
    ...toCheck.map(ofAction('action-to-check')),
  ]);
}
