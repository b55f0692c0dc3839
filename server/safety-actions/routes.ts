/** Routes for safety actions; another club's action is 404 (C8.7). */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { Action, ActionChange, ActionCounts, NewAction } from '../../domain/actions/action.ts';
import { ActionQuery } from '../../domain/actions/register.ts';
import { isId } from '../../domain/id.ts';
import { Problem } from '../../domain/problems.ts';
import { isRealDay, utcDay } from '../../domain/text/calendar.ts';
import { validFields } from '../../domain/validate.ts';
import { actor } from '../auth/access.ts';
import { readBody } from '../http/body.ts';
import { isTimestamp, paginate, readListQuery } from '../http/paging.ts';
import { serve } from '../http/route.ts';
import { scopeOf } from '../reports/report/scope.ts';
import type { Services } from '../services.ts';
import { changeAction, changeProblemsInBody, checkNewAction, createAction } from './actions.ts';
import { presentAction } from './present.ts';
import { countRegister, findAction, type ListCursor, listActions, NO_DAY, type StoredAction } from './queries.ts';

const writeCursor = ({ due, at, id }: ListCursor): string => Buffer.from(`${due} ${at} ${id}`).toString('base64url');
const cursorOf = ({ row }: StoredAction): string =>
  writeCursor({ due: row.due ?? NO_DAY, at: row.createdAt.toISOString(), id: row.id });

/** Null for a cursor we did not create. */
function readCursor(cursor: string): ListCursor | null {
  const [due = '', at = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ');
  const isValid = (due === NO_DAY || isRealDay(due)) && isTimestamp(at) && isId(id);
  return isValid && writeCursor({ due, at, id }) === cursor ? { due, at, id } : null;
}

export function actionRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services.database;
  const today = () => utcDay(services.clock());

  /** The action in the URL. Throws 404, before the body is read, unless the actor may review it (C3.17). */
  async function findRequestedAction(request: FastifyRequest): Promise<StoredAction> {
    const { id } = request.params as { id: string };
    const action = isId(id) ? await findAction(db, scopeOf(actor(request)), id) : undefined;
    if (!action) throw new Problem('actions/not-found');
    return action;
  }

  serve(app, {
    call: 'listActions',
    summary: "Actions of the user's club (super-admin: of all clubs), by due day, those without one last, then newest",
    access: 'review reports',
    query: ActionQuery,
    answer: [200, z.array(Action)],
    handler: async (request, reply) => {
      const { query, after } = readListQuery(ActionQuery, request.query, readCursor);
      const user = actor(request);
      const listOptions = { scope: scopeOf(user), query, after, userId: user.id, today: today() };
      return paginate(await listActions(db, listOptions), query.limit, cursorOf, { request, reply }).map(presentAction);
    },
  });

  serve(app, {
    call: 'countActions',
    summary: 'Number of actions that are open, overdue or due for a check',
    access: 'review reports',
    answer: [200, ActionCounts],
    handler: (request) => countRegister(db, scopeOf(actor(request)), today()),
  });

  serve(app, {
    call: 'getAction',
    summary: 'One action',
    access: 'review reports',
    answer: [200, Action],
    handler: async (request) => presentAction(await findRequestedAction(request)),
  });

  serve(app, {
    call: 'createAction',
    summary: 'Add an action, for a report or for none',
    access: 'review reports',
    body: NewAction,
    answer: [201, Action],
    refuses: [409],
    handler: async (request) => {
      const user = actor(request);
      const input = await readBody(request, NewAction, async (sent, invalidFields) => {
        const { problems } = await checkNewAction(db, user, validFields(NewAction, sent), invalidFields);
        return problems;
      });
      return createAction(services, user, input);
    },
  });

  serve(app, {
    call: 'changeAction',
    summary: 'Update, complete or drop an action, or record whether it worked; omitted fields stay unchanged',
    access: 'review reports',
    body: ActionChange,
    answer: [200, Action],
    refuses: [409],
    handler: async (request) => {
      const { row } = await findRequestedAction(request);
      const input = await readBody(request, ActionChange, (...sent) => changeProblemsInBody(db, row, ...sent));
      return changeAction(services, actor(request), row.id, input);
    },
  });
}
