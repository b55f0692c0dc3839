/** Signing in and out (specification section 7, contract C6). */
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { PasswordChange, SignIn, User } from '../../domain/users/user.ts';
import { body, noBody } from '../http/body.ts';
import { addressKey } from '../http/rate-limits/address.ts';
import { serve } from '../http/route.ts';
import type { Services } from '../services.ts';
import { actor } from './access.ts';
import { changePassword, signIn, signOut } from './actions.ts';
import { makeTurns } from './keyed-queue.ts';

const SignedIn = z.object({ user: User });

/** GET /api/auth/check, POST /api/auth/login, POST /api/auth/logout, POST /api/auth/password. */
export function authRoutes(app: FastifyInstance, services: Services): void {
  const inTurn = makeTurns();

  serve(app, {
    method: 'GET',
    url: '/api/auth/check',
    summary: 'Who is signed in',
    access: 'signed in',
    answer: [200, SignedIn],
    handler: async (request) => ({ user: actor(request) }),
  });

  serve(app, {
    method: 'POST',
    url: '/api/auth/login',
    summary: 'Sign in; the answer sets the session cookie',
    access: 'anyone',
    body: SignIn,
    answer: [200, SignedIn],
    handler: async (request, reply) => {
      const credentials = await body(request, SignIn);
      const attempt = () => signIn(services, credentials, { request, reply });
      return { user: await (services.rateLimits ? inTurn(addressKey(request.ip), attempt) : attempt()) };
    },
  });

  serve(app, {
    method: 'POST',
    url: '/api/auth/logout',
    summary: 'Sign out',
    access: 'anyone',
    answer: [204, null],
    handler: async (request, reply) => {
      await noBody(request);
      await signOut(services, { request, reply });
    },
  });

  serve(app, {
    method: 'POST',
    url: '/api/auth/password',
    summary: 'Change the own password; every other session ends',
    access: 'signed in',
    body: PasswordChange,
    answer: [200, SignedIn],
    handler: async (request, reply) => {
      const wanted = await body(request, PasswordChange);
      return { user: await changePassword(services, actor(request), { wanted, request, reply }) };
    },
  });
}
