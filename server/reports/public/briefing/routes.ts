/** The public briefing, and this week's lessons (C17.2, C17.3): the same for everybody all day. */
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { BriefingQuery, Lesson, LessonOfWeek } from '../../../../domain/briefing/briefing.ts';
import { utcDay } from '../../../../domain/text/calendar.ts';
import { validate } from '../../../../domain/validate.ts';
import { anyReportChange } from '../../../http/public-cache/public-history.ts';
import { servePublic } from '../../../http/route.ts';
import type { Services } from '../../../services.ts';
import { briefingOf, lessonsOfWeek } from './briefing.ts';

export function briefingRoutes(app: FastifyInstance, { database, clock }: Services): void {
  servePublic(app, {
    call: 'getBriefing',
    summary: 'Three published lessons for today (UTC), suggested ones first',
    query: BriefingQuery,
    answer: [200, z.array(Lesson)],
    handler: async (request) => {
      const keys = validate(BriefingQuery, request.query);
      const { lessons, day } = await database.publicRead((read) => briefingOf(read, keys, clock()));
      return { answer: lessons, invalidatedBy: anyReportChange, day };
    },
  });

  servePublic(app, {
    call: 'listLessonsOfWeek',
    summary: "This week's three lessons (UTC), as shown above the public reports",
    answer: [200, z.array(LessonOfWeek)],
    handler: async () => {
      const now = clock();
      return {
        answer: await database.publicRead((read) => lessonsOfWeek(read, now)),
        invalidatedBy: anyReportChange,
        day: utcDay(now),
      };
    },
  });
}
