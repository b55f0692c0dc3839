/** Removes now and then what has ended by itself: sessions, and what limits can no longer look back on (C6). */
import type { FastifyBaseLogger } from 'fastify';
import { sweepSessions } from './auth/queries.ts';
import { sweepLimits } from './http/limits.ts';
import { faultForLog } from './http/log.ts';
import type { Services } from './services.ts';

const EVERY = 10 * 60_000;

/** Tidies every ten minutes until the timer it gives is cleared; a failure is logged and tried again. */
export function keepTidy({ database, clock }: Services, log: FastifyBaseLogger): NodeJS.Timeout {
  const tidy = async () => {
    try {
      await sweepSessions(database.db, clock());
      await sweepLimits(database.db, clock());
    } catch (error) {
      log.warn({ fault: faultForLog(error) }, 'tidying failed');
    }
  };
  return setInterval(() => void tidy(), EVERY).unref();
}
