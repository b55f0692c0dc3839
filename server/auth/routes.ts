/** Signing in and out (specification section 7, contract C6). */
import type { FastifyInstance } from 'fastify';
import { PasswordChange, SignedIn, SignIn } from '../../domain/users/user.ts';
import { body, noBody } from '../http/body.ts';
import { addressKey } from '../http/rate-limits/address.ts';
import { serve } from '../http/route.ts';
import type { Services } from '../services.ts';
import { actor } from './access.ts';
import { changePassword, signIn, signOut } from './actions.ts';
import { keyedQueue } from './keyed-queue.ts';

/** GET /api/auth/check, POST /api/auth/login, POST /api/auth/logout, POST /api/auth/password. */
export function authRoutes(app: FastifyInstance, services: Services): void {
  const inOrder = keyedQueue();

  serve(app, {
    call: 'checkSession',
    summary: 'Who is signed in',
    access: 'signed in',
    answer: [200, SignedIn],
    handler: async (request) => ({ user: actor(request) }),
  });

  serve(app, {
    call: 'signIn',
    summary: 'Sign in; the answer sets the session cookie',
    access: 'anyone',
    body: SignIn,
    answer: [200, SignedIn],
    refuses: [429],
    handler: async (request, reply) => {
      const credentials = await body(request, SignIn);
      const attempt = () => signIn(services, credentials, { request, reply });
      return { user: await (services.rateLimits ? inOrder(addressKey(request.ip), attempt) : attempt()) };
    },
  });

  serve(app, {
    call: 'signOut',
    summary: 'Sign out',
    access: 'anyone',
    answer: [204, null],
    handler: async (request, reply) => {
      await noBody(request);
      await signOut(services, { request, reply });
    },
  });

  serve(app, {
    call: 'changePassword',
    summary: 'Change the own password; every other session ends',
    access: 'signed in',
    body: PasswordChange,
    answer: [200, SignedIn],
    refuses: [429],
    handler: async (request, reply) => {
      const wanted = await body(request, PasswordChange);
      return { user: await changePassword(services, actor(request), { wanted, request, reply }) };
    },
  });
}
