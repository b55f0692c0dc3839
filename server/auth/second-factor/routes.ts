import type { FastifyInstance } from 'fastify';
import { SecondFactor } from '../../../domain/auth/keys.ts';
import { SignedIn } from '../../../domain/users/user.ts';
import { readBody } from '../../http/body.ts';
import { addressKey } from '../../http/rate-limits/address.ts';
import { serve } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import type { KeyedQueue } from '../keyed-queue.ts';
import { takeSecondStep } from './actions.ts';

/** `inOrder` is shared with other sign-ins, as are their limits (C6.3). */
export function secondStepRoutes(app: FastifyInstance, services: Services, inOrder: KeyedQueue): void {
  serve(app, {
    call: 'takeSecondStep',
    summary: 'The second step of a sign-in: a code, a recovery code or a passkey; the response sets the session cookie',
    access: 'anyone',
    body: SecondFactor,
    answer: [200, SignedIn],
    refuses: [401, 409, 429],
    handler: async (request, reply) => {
      const sent = await readBody(request, SecondFactor);
      const attempt = () => takeSecondStep(services, sent, { request, reply });
      return { user: await (services.rateLimits ? inOrder(addressKey(request.ip), attempt) : attempt()) };
    },
  });
}
