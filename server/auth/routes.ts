/** Signing in and out (C6) */
import type { FastifyInstance } from 'fastify';
import { NextStep } from '../../domain/auth/keys.ts';
import { PasswordChange, SignedIn, SignIn } from '../../domain/users/user.ts';
import { discardBody, readBody } from '../http/body.ts';
import { addressKey } from '../http/rate-limits/address.ts';
import { serve } from '../http/route.ts';
import type { Services } from '../services.ts';
import { actor } from './access.ts';
import { changePassword, signIn, signOut } from './actions.ts';
import { keyedQueue } from './keyed-queue.ts';
import { passkeyRoutes } from './passkeys/routes.ts';
import { resetRoutes } from './reset/routes.ts';
import { secondStepRoutes } from './second-factor/routes.ts';
import { sessionRoutes } from './sessions/routes.ts';
import { totpRoutes } from './totp/routes.ts';

export function authRoutes(app: FastifyInstance, services: Services): void {
  const inOrder = keyedQueue();
  secondStepRoutes(app, services, inOrder);
  totpRoutes(app, services);
  passkeyRoutes(app, services);
  sessionRoutes(app, services);
  resetRoutes(app, services);

  serve(app, {
    call: 'checkSession',
    summary: 'Who is signed in',
    access: 'signed in',
    answer: [200, SignedIn],
    handler: async (request) => ({ user: actor(request) }),
  });

  serve(app, {
    call: 'signIn',
    summary: 'Sign in; the response sets the session cookie or, if a second step follows, the cookie for that step',
    access: 'anyone',
    body: SignIn,
    answer: [200, SignedIn],
    accepted: NextStep,
    refuses: [429],
    handler: async (request, reply) => {
      const credentials = await readBody(request, SignIn);
      const attempt = () => signIn(services, credentials, { request, reply });
      const answer = await (services.rateLimits ? inOrder(addressKey(request.ip), attempt) : attempt());
      if ('next' in answer) reply.code(202);
      return answer;
    },
  });

  serve(app, {
    call: 'signOut',
    summary: 'Sign out',
    access: 'anyone',
    answer: [204, null],
    handler: async (request, reply) => {
      await discardBody(request);
      await signOut(services, { request, reply });
    },
  });

  serve(app, {
    call: 'changePassword',
    summary: 'Change your own password; all other sessions end',
    access: 'signed in',
    body: PasswordChange,
    answer: [200, SignedIn],
    refuses: [429],
    handler: async (request, reply) => {
      const change = await readBody(request, PasswordChange);
      return { user: await changePassword(services, actor(request), { change, request, reply }) };
    },
  });
}
