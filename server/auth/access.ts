/** Authorises before the body is read: 401, then 403 (C3.17, C6.4). Actions also check access to the object itself */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CallName } from '../../domain/api/calls.ts';
import { mustHaveFactor } from '../../domain/auth/second-factor-requirement.ts';
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
    /** Mail programs post to the link in an email from any origin (C9.5). */
    acceptsAnyOrigin?: true;
  }
}

/** The calls allowed until a required second factor is set up (C11.4). */
const SETUP_CALLS: ReadonlySet<CallName> = new Set([
  'checkSession',
  'changePassword',
  'getFactors',
  'beginTotp',
  'confirmTotp',
  'beginPasskey',
  'addPasskey',
]);

async function refuseWithoutFactor(request: FastifyRequest, services: Services): Promise<void> {
  const { user } = request;
  const { call } = request.routeOptions.config;
  if (!user || !call || SETUP_CALLS.has(call.name) || !mustHaveFactor(user.role, services.requireSecondFactor)) return;
  if (!(await hasFactor(services.database.db, user.id))) throw new Problem('keys/required');
}

/** A changed role or club is refused too: the call may already act as the user it knew. */
async function recheck(request: FastifyRequest, services: Services, { role, clubId }: User): Promise<void> {
  const now = await sessionUser(request, services);
  if (!now) throw new Problem('auth/required');
  if (now.role !== role || now.clubId !== clubId) throw new Problem('auth/forbidden');
}

export function authorise(app: FastifyInstance, services: Services): void {
  app.decorateRequest('user', null);
  app.decorateRequest('recheckAccess', null);
  app.addHook('onRequest', async (request) => {
    const access = request.routeOptions.config.call?.access ?? 'anyone';
    if (access !== 'anyone') request.user = await sessionUser(request, services);
    if (access !== 'anyone' && !request.user) throw new Problem('auth/required');
    const { user } = request;
    if (user) request.recheckAccess = () => recheck(request, services, user);
    if (!request.routeOptions.config.acceptsAnyOrigin) refuseForeignOrigin(request, services.publicUrl);
    await refuseWithoutFactor(request, services);
    if (access === 'anyone' || access === 'signed in') return;
    if (!request.user || !mayAnywhere(request.user, access)) throw new Problem('auth/forbidden');
  });
}

export function actor(request: FastifyRequest): User {
  if (!request.user) throw new Problem('auth/required');
  return request.user;
}
