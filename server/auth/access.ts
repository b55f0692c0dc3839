/**
 * Who asks, settled before a handler runs and before a body is read: 401, then 403 (contract C3.17, C6.4). What may be
 * done to one thing is asked again at the action.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CallName } from '../../domain/api/calls.ts';
import { mustHaveFactor } from '../../domain/auth/requirement.ts';
import { mayAnywhere } from '../../domain/permissions.ts';
import { Problem } from '../../domain/problems.ts';
import type { User } from '../../domain/users/user.ts';
import { refuseForeignOrigin } from '../http/origin.ts';
import type { Services } from '../services.ts';
import { hasFactor } from './second-factor/queries.ts';
import { sessionUser } from './session.ts';

declare module 'fastify' {
  interface FastifyRequest {
    user: User | null;
  }
  interface FastifyContextConfig {
    /** Any site may send people or programs here: the link in a mail (C9.5). */
    isOpenToAll?: true;
  }
}

/** What who must have a second factor, and has none yet, may do: set one up, and leave (contract C11.4). */
const SETTING_UP: ReadonlySet<CallName> = new Set([
  'checkSession',
  'changePassword',
  'getFactors',
  'beginTotp',
  'confirmTotp',
  'beginPasskey',
  'addPasskey',
]);

/** Throws 403 where the user must have a second factor first. */
async function refuseWithoutFactor(request: FastifyRequest, services: Services): Promise<void> {
  const { user } = request;
  const { call } = request.routeOptions.config;
  if (!user || !call || SETTING_UP.has(call.name) || !mustHaveFactor(user.role, services.requireSecondFactor)) return;
  if (!(await hasFactor(services.database.db, user.id))) throw new Problem('keys/required');
}

/** Puts the signed-in user on each request of an API call and refuses who may not ask at all. */
export function authorise(app: FastifyInstance, services: Services): void {
  app.decorateRequest('user', null);
  app.addHook('onRequest', async (request) => {
    const access = request.routeOptions.config.call?.access ?? 'anyone';
    if (access !== 'anyone') request.user = await sessionUser(request, services);
    if (access !== 'anyone' && !request.user) throw new Problem('auth/required');
    if (!request.routeOptions.config.isOpenToAll) refuseForeignOrigin(request, services.publicUrl);
    await refuseWithoutFactor(request, services);
    if (access === 'anyone' || access === 'signed in') return;
    if (!request.user || !mayAnywhere(request.user, access)) throw new Problem('auth/forbidden');
  });
}

export function actor(request: FastifyRequest): User {
  if (!request.user) throw new Problem('auth/required');
  return request.user;
}
