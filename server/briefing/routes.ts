/** Briefing suggestions (C17.2). 404 for another club's report */
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { BriefingSuggestion, NewSuggestion } from '../../domain/briefing/briefing.ts';
import { utcDay } from '../../domain/text/calendar.ts';
import { actor } from '../auth/access.ts';
import { discardBody, readBody } from '../http/body.ts';
import { serve } from '../http/route.ts';
import { findRequestedReport } from '../reports/report/scope.ts';
import type { Services } from '../services.ts';
import { suggestReport, withdrawSuggestion } from './actions.ts';
import { findSuggestion } from './queries.ts';

export function briefingSuggestionRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services.database;

  serve(app, {
    call: 'getSuggestion',
    summary: 'Whether, and until when, a report is suggested for the briefing, with its question',
    access: 'review reports',
    answer: [200, z.nullable(BriefingSuggestion)],
    handler: async (request) => {
      const { id } = await findRequestedReport(db, request);
      return (await findSuggestion(db, id, utcDay(services.clock()))) ?? null;
    },
  });

  serve(app, {
    call: 'suggestForBriefing',
    summary: 'Suggest a published report for the briefing for 30 days, with an optional question for discussion',
    access: 'review reports',
    body: NewSuggestion,
    answer: [204, null],
    refuses: [409],
    handler: async (request) => {
      const { id } = await findRequestedReport(db, request);
      await suggestReport(services, actor(request), id, await readBody(request, NewSuggestion));
    },
  });

  serve(app, {
    call: 'withdrawSuggestion',
    summary: 'Withdraw the suggestion',
    access: 'review reports',
    answer: [204, null],
    handler: async (request) => {
      const { id } = await findRequestedReport(db, request);
      await discardBody(request);
      await withdrawSuggestion(services, actor(request), id);
    },
  });
}
