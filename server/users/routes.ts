/** Staff accounts (specification section 7, contract C4.2, C4.3). */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { may, reachOf } from '../../domain/permissions.ts';
import { Problem } from '../../domain/problems.ts';
import { NewUser, User, UserChange } from '../../domain/users/user.ts';
import { actor } from '../auth/access.ts';
import { startSession } from '../auth/session.ts';
import { body, noBody } from '../http/body.ts';
import { isId } from '../http/paging.ts';
import { serve } from '../http/route.ts';
import type { Services } from '../services.ts';
import { changeUser, createUser, deleteUser } from './actions.ts';
import { findUser, listUsers } from './queries.ts';

/** GET, POST /api/users; PATCH, DELETE /api/users/{id}. */
export function userRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services.database;

  /** The id in the address, of a user the actor knows of; else 404, before the body is looked at (C3.17, C4.2). */
  async function userId(request: FastifyRequest): Promise<string> {
    const { id } = request.params as { id: string };
    const user = isId(id) ? await findUser(db, id) : undefined;
    if (!user || !may(actor(request), 'manage users', user)) throw new Problem('users/not-found');
    return user.id;
  }

  serve(app, {
    method: 'GET',
    url: '/api/users',
    summary: 'The users that the signed-in user manages, by email',
    access: 'manage users',
    answer: [200, z.array(User)],
    handler: async (request) => {
      const { role, clubId } = actor(request);
      return reachOf(role, 'manage users') === 'all' ? listUsers(db, 'all') : listUsers(db, clubId ?? '');
    },
  });

  serve(app, {
    method: 'POST',
    url: '/api/users',
    summary: 'Create a user',
    access: 'manage users',
    body: NewUser,
    answer: [201, User],
    handler: async (request) => createUser(services, actor(request), await body(request, NewUser)),
  });

  serve(app, {
    method: 'PATCH',
    url: '/api/users/:id',
    summary: 'Change a user; what is left out stays',
    access: 'manage users',
    body: UserChange,
    answer: [200, User],
    handler: async (request, reply) => {
      const id = await userId(request);
      const wanted = await body(request, UserChange);
      const isSelf = id === actor(request).id;
      return changeUser(services, actor(request), {
        id,
        wanted,
        onSessionsEnded: async (tx) => {
          if (isSelf) await startSession(tx, id, { request, reply, now: services.clock() });
        },
      });
    },
  });

  serve(app, {
    method: 'DELETE',
    url: '/api/users/:id',
    summary: 'Delete a user and end all its sessions',
    access: 'manage users',
    answer: [204, null],
    handler: async (request) => {
      const id = await userId(request);
      await noBody(request);
      await deleteUser(services, actor(request), id);
    },
  });
}
