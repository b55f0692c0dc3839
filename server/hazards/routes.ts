/** 404 for another club's hazard (C18.1). */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { Hazard, HazardCell, HazardChange, NewHazard } from '../../domain/hazards/hazard.ts';
import { HazardFilters, HazardQuery } from '../../domain/hazards/register.ts';
import { isId } from '../../domain/id.ts';
import { Problem } from '../../domain/problems.ts';
import { utcDay } from '../../domain/text/calendar.ts';
import { validate, validFields } from '../../domain/validate.ts';
import { actor } from '../auth/access.ts';
import { readBody } from '../http/body.ts';
import { paginate, readListQuery } from '../http/paging.ts';
import { serve } from '../http/route.ts';
import { scopeOf } from '../reports/report/scope.ts';
import type { Services } from '../services.ts';
import { changeHazard, createHazard } from './actions.ts';
import { changeProblemsInBody, checkNewHazard } from './checks.ts';
import { cursorOf, readCursor, writeCursor } from './cursor.ts';
import { presentHazard } from './present.ts';
import { countCells, findHazard, listHazards, type StoredHazard } from './queries.ts';

export function hazardRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services.database;

  /** 404 comes before the body is read (C3.17). */
  async function findRequestedHazard(request: FastifyRequest): Promise<StoredHazard> {
    const { id } = request.params as { id: string };
    const hazard = isId(id) ? await findHazard(db, scopeOf(actor(request)), id) : undefined;
    if (!hazard) throw new Problem('hazards/not-found');
    return hazard;
  }

  serve(app, {
    call: 'listHazards',
    summary: "Hazards of the user's club (super-admin: of all clubs): due for review first, then by level, then newest",
    access: 'review reports',
    query: HazardQuery,
    answer: [200, z.array(Hazard)],
    handler: async (request, reply) => {
      const { query, after } = readListQuery(HazardQuery, request.query, readCursor);
      // A list started yesterday keeps its day.
      const today = after?.today ?? utcDay(services.clock());
      const found = await listHazards(db, { scope: scopeOf(actor(request)), query, after, today });
      const cursorAt = (row: StoredHazard) => writeCursor(cursorOf(row, today));
      return paginate(found, query.limit, cursorAt, { request, reply }).map(presentHazard);
    },
  });

  serve(app, {
    call: 'countHazards',
    summary: 'Number of hazards of a state by severity and likelihood',
    access: 'review reports',
    query: HazardFilters,
    answer: [200, z.array(HazardCell)],
    handler: (request) => countCells(db, scopeOf(actor(request)), validate(HazardFilters, request.query).state),
  });

  serve(app, {
    call: 'getHazard',
    summary: 'One hazard',
    access: 'review reports',
    answer: [200, Hazard],
    handler: async (request) => presentHazard(await findRequestedHazard(request)),
  });

  serve(app, {
    call: 'createHazard',
    summary: 'Add a hazard, with its related reports and actions',
    access: 'review reports',
    body: NewHazard,
    answer: [201, Hazard],
    handler: async (request) => {
      const user = actor(request);
      const input = await readBody(request, NewHazard, async (sent, invalidFields) => {
        const { problems } = await checkNewHazard(db, user, validFields(NewHazard, sent), invalidFields);
        return problems;
      });
      return createHazard(services, user, input);
    },
  });

  serve(app, {
    call: 'changeHazard',
    summary:
      'Update, accept or close a hazard; omitted fields stay unchanged, lists of reports and actions are replaced',
    access: 'review reports',
    body: HazardChange,
    answer: [200, Hazard],
    refuses: [409],
    handler: async (request) => {
      const { row } = await findRequestedHazard(request);
      const input = await readBody(request, HazardChange, (...sent) => changeProblemsInBody(db, row, ...sent));
      return changeHazard(services, actor(request), row.id, input);
    },
  });
}
