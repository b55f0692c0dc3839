/** Liveness, and readiness: whether the database answers a ping (C1.6). */
import type { FastifyInstance } from 'fastify';
import { Problem } from '../../../domain/problems.ts';
import type { Database } from '../../db/database.ts';

const DATABASE_ANSWERS_WITHIN_MS = 2_000;

async function answersInTime(database: Database): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), DATABASE_ANSWERS_WITHIN_MS);
  });
  const answered = database.ping().then(
    () => true,
    () => false,
  );
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}

export function probeRoutes(app: FastifyInstance, database: Database): void {
  app.get('/healthz', { logLevel: 'silent' }, async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
    return { status: 'alive' };
  });
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    if (!(await answersInTime(database))) throw new Problem('server/unavailable', { retryAfter: 5 });
    reply.header('Cache-Control', 'no-store');
    return { status: 'ready' };
  });
}
