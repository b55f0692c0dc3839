import type { FastifyInstance } from 'fastify';
import { Health } from '../../domain/health/health.ts';
import { serve } from '../http/route.ts';
import type { Services } from '../services.ts';
import { presentHealth } from './present.ts';

export function healthPageRoutes(app: FastifyInstance, services: Services): void {
  serve(app, {
    call: 'getHealth',
    summary: 'Server health: versions, database, backup, mail, retention, disk, second factors',
    access: 'view health',
    answer: [200, Health],
    handler: () => presentHealth(services),
  });
}
