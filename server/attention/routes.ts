import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import {
  ATTENTION_MAX,
  Attention,
  type AttentionReason,
  authoritySince,
  newReportReason,
  sortAttention,
} from '../../domain/attention/attention.ts';
import { utcDay } from '../../domain/text/calendar.ts';
import { actor } from '../auth/access.ts';
import { factsOfDeadlines, recentReportsWithDeadlines } from '../authority/queries.ts';
import { reportsWithUnseenMessages } from '../conversation/queries.ts';
import type { Db } from '../db/database.ts';
import { newReports } from '../follow-up/overview-queries.ts';
import { serve } from '../http/route.ts';
import type { Scope } from '../reports/report/queries.ts';
import { scopeOf } from '../reports/report/scope.ts';
import { actionsToCheck, overdueActions } from '../safety-actions/due-queries.ts';
import type { Services } from '../services.ts';

export function attentionRoutes(app: FastifyInstance, services: Services): void {
  serve(app, {
    call: 'listAttention',
    summary:
      "What needs the attention of the safety team of the user's club (super-admin: all clubs), most urgent first",
    access: 'review reports',
    answer: [200, z.array(Attention)],
    handler: (request) => attentionOf(services.database.db, scopeOf(actor(request)), services.clock()),
  });
}

async function attentionOf(db: Db, scope: Scope, now: Date): Promise<Attention[]> {
  const actions = { today: utcDay(now), limit: ATTENTION_MAX };
  const [deadlines, unanswered, fresh, overdue, toCheck] = await Promise.all([
    recentReportsWithDeadlines(db, scope, { now, includeImported: true }).then((ids) =>
      factsOfDeadlines(db, scope, ids),
    ),
    reportsWithUnseenMessages(db, scope, ATTENTION_MAX),
    newReports(db, scope, ATTENTION_MAX),
    overdueActions(db, scope, actions),
    actionsToCheck(db, scope, actions),
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
  return sortAttention([
    ...deadlines.flatMap(({ id, facts }) => {
      const since = authoritySince(facts, now);
      return since === null ? [] : [ofReport(id, 'authority', since)];
    }),
    ...unanswered.map(({ reportId, since }) => ofReport(reportId, 'answer', since)),
    ...fresh.map(({ reportId, since }) => ofReport(reportId, newReportReason(since, now), since)),
    ...overdue.map(ofAction('action-overdue')),
    ...toCheck.map(ofAction('action-to-check')),
  ]);
}
