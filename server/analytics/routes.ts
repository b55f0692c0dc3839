import type { FastifyInstance } from 'fastify';
import { Analytics, AnalyticsQuery } from '../../domain/analytics/analytics.ts';
import { Annual, AnnualQuery } from '../../domain/annual/annual.ts';
import { isId } from '../../domain/id.ts';
import { fieldProblem, invalid } from '../../domain/problems.ts';
import { CLUB_REQUIRED } from '../../domain/reports/report.ts';
import { utcDay } from '../../domain/text/calendar.ts';
import { validate } from '../../domain/validate.ts';
import { actor } from '../auth/access.ts';
import { validateBody } from '../http/body.ts';
import { serve } from '../http/route.ts';
import type { Scope } from '../reports/report/queries.ts';
import { scopeOf } from '../reports/report/scope.ts';
import type { Services } from '../services.ts';
import { presentAnnual } from './annual/present.ts';
import { findAnyClub } from './annual/queries.ts';
import { MonthCache } from './month-cache.ts';
import { presentAnalytics } from './present.ts';

/** `clubId` is ignored, whatever it is, for staff of one club. */
const withoutIgnoredClub = (query: unknown, own: Scope): object =>
  own === 'all' ? (query as object) : { ...(query as object), clubId: undefined };

export function analyticsRoutes(app: FastifyInstance, { database, clock }: Services): void {
  const monthCache = new MonthCache(database.db);
  serve(app, {
    call: 'getAnalytics',
    access: 'review reports',
    summary: "Number of reports in the user's club (super-admin: in all clubs or one) by period, kind and risk",
    query: AnalyticsQuery,
    answer: [200, Analytics],
    handler: async (request) => {
      const own = scopeOf(actor(request));
      const { by, clubId, ...query } = validate(AnalyticsQuery, withoutIgnoredClub(request.query, own));
      const scope = own === 'all' && clubId !== null ? { clubId } : own;
      return presentAnalytics(database.db, { scope, query, by, today: utcDay(clock()) }, monthCache);
    },
  });

  serve(app, {
    call: 'getAnnual',
    access: 'review reports',
    summary: "A club's annual report: for its committee, in full for the team, or safe to show its members",
    query: AnnualQuery,
    answer: [200, Annual],
    handler: async (request) => {
      const own = scopeOf(actor(request));
      const clubOf = ({ clubId }: { clubId?: unknown }) => {
        const id = own === 'all' ? clubId : own.clubId;
        return typeof id === 'string' && isId(id) ? findAnyClub(database.db, id) : undefined;
      };
      const clubProblems = async (query: object) =>
        (await clubOf(query)) ? [] : [fieldProblem('clubId', CLUB_REQUIRED)];
      const query = await validateBody(AnnualQuery, withoutIgnoredClub(request.query, own), clubProblems);
      const club = await clubOf(query);
      if (!club) throw invalid('clubId', CLUB_REQUIRED);
      const { year, edition } = query;
      const now = clock();
      return presentAnnual(database.db, { club, year: year ?? utcDay(now).slice(0, 4), edition, now });
    },
  });
}
