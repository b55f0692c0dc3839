/** Routes for follow-ups (C8.3 to C8.5, C8.9 to C8.11). 404 for another club's report */
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { FOLLOW_UP_FIELDS, FollowUpFields } from '../../domain/follow-up/fields.ts';
import { ClosingRequest, FollowUp, FollowUpChange, ReplyRequest } from '../../domain/follow-up/follow-up.ts';
import { FollowUpBrief, FollowUpCounts, OverviewQuery } from '../../domain/follow-up/overview.ts';
import { stateOf } from '../../domain/follow-up/state.ts';
import { validate } from '../../domain/validate.ts';
import { actor } from '../auth/access.ts';
import { discardBody, readBody, readBodyIfAny } from '../http/body.ts';
import { serve } from '../http/route.ts';
import { findRequestedReport, scopeOf } from '../reports/report/scope.ts';
import type { Services } from '../services.ts';
import {
  assigneeProblemsInBody,
  changeFollowUp,
  closeFollowUp,
  reopenFollowUp,
  replyProblems,
  sendReply,
} from './actions.ts';
import { countFacts, listFacts } from './overview-queries.ts';
import { presentFollowUp } from './present.ts';

export function followUpRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services.database;

  serve(app, {
    call: 'getFollowUp',
    summary: 'The follow-up of a report so far',
    access: 'review reports',
    answer: [200, FollowUp],
    handler: async (request) => presentFollowUp(db, await findRequestedReport(db, request)),
  });

  serve(app, {
    call: 'changeFollowUp',
    summary: "Update a report's follow-up: assignment, codes, risk and texts; omitted fields stay unchanged",
    access: 'review reports',
    body: FollowUpChange,
    answer: [200, FollowUp],
    refuses: [409],
    handler: async (request) => {
      const report = await findRequestedReport(db, request);
      const change = await readBody(request, FollowUpChange, (sent) => assigneeProblemsInBody(db, report, sent));
      return changeFollowUp(services, actor(request), report.id, change);
    },
  });

  serve(app, {
    call: 'closeFollowUp',
    summary: 'Close a follow-up, with a reason',
    access: 'review reports',
    body: ClosingRequest,
    answer: [200, FollowUp],
    refuses: [409],
    handler: async (request) => {
      const { id } = await findRequestedReport(db, request);
      return closeFollowUp(services, actor(request), id, await readBody(request, ClosingRequest));
    },
  });

  serve(app, {
    call: 'reopenFollowUp',
    summary: 'Reopen a closed follow-up',
    access: 'review reports',
    answer: [200, FollowUp],
    handler: async (request) => {
      const { id } = await findRequestedReport(db, request);
      await discardBody(request);
      return reopenFollowUp(services, actor(request), id);
    },
  });

  serve(app, {
    call: 'tellReporter',
    summary: 'Send the drafted reply to the reporter, de-identified',
    access: 'review reports',
    body: ReplyRequest,
    answer: [200, FollowUp],
    refuses: [409],
    handler: async (request) => {
      const report = await findRequestedReport(db, request);
      const missingReply = async () => replyProblems(await presentFollowUp(db, report));
      return sendReply(services, actor(request), report.id, await readBodyIfAny(request, ReplyRequest, missingReply));
    },
  });

  serve(app, {
    call: 'listFollowUps',
    summary: 'Follow-up states of up to 200 reports; unknown ones are omitted',
    access: 'review reports',
    query: OverviewQuery,
    answer: [200, z.array(FollowUpBrief)],
    handler: async (request) => {
      const { ids } = validate(OverviewQuery, request.query);
      const found = new Map((await listFacts(db, scopeOf(actor(request)), ids)).map(({ id, facts }) => [id, facts]));
      return ids.flatMap((id) => {
        const facts = found.get(id);
        return facts ? [{ reportId: id, state: stateOf(facts), openActions: facts.actions.open }] : [];
      });
    },
  });

  serve(app, {
    call: 'countFollowUps',
    summary: "Number of reports of the user's club (super-admin: of all clubs) in each follow-up state",
    access: 'review reports',
    answer: [200, FollowUpCounts],
    handler: async (request) => {
      const counts = { new: 0, assessing: 0, acting: 0, monitoring: 0, closed: 0 };
      for (const { facts, reports } of await countFacts(db, scopeOf(actor(request)))) counts[stateOf(facts)] += reports;
      return counts;
    },
  });

  serve(app, {
    call: 'listFollowUpFields',
    summary: 'The option lists of the follow-up form',
    access: 'review reports',
    answer: [200, FollowUpFields],
    handler: async () => FOLLOW_UP_FIELDS,
  });
}
