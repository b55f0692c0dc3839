import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { Forgot, Reset } from '../../../domain/auth/keys.ts';
import { readBody } from '../../http/body.ts';
import { serve } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { requestReset, resetPassword } from './actions.ts';

export function resetRoutes(app: FastifyInstance, services: Services): void {
  serve(app, {
    call: 'forgotPassword',
    summary: 'Request a password reset link; the response is the same whether or not the user exists',
    access: 'anyone',
    body: Forgot,
    answer: [202, z.record(z.string(), z.never())],
    handler: async (request) => {
      await requestReset(services, await readBody(request, Forgot), request);
      return {};
    },
  });

  serve(app, {
    call: 'resetPassword',
    summary: 'Set a new password with the link from an email; all sessions end',
    access: 'anyone',
    body: Reset,
    answer: [204, null],
    handler: async (request) => resetPassword(services, await readBody(request, Reset)),
  });
}
