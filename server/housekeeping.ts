/** What is done now and then beside the requests: what has ended by itself is removed (C6), and the database kept quick. */
import type { FastifyBaseLogger } from 'fastify';
import { sweepChallenges } from './auth/passkeys/queries.ts';
import { sweepSessions } from './auth/queries.ts';
import { sweepResets } from './auth/reset/queries.ts';
import { sweepSteps } from './auth/second-factor/queries.ts';
import { sweepPending } from './auth/totp/queries.ts';
import { sweepTokens } from './conversation/links/queries.ts';
import { runMaintenance } from './db/embedded/maintenance.ts';
import { isUnavailable } from './db/failures.ts';
import { faultForLog } from './http/monitoring/log.ts';
import { sweepLimits } from './http/rate-limits/limits.ts';
import { tidyImports } from './imports/actions.ts';
import { sweepUploads } from './photos/upload-queries.ts';
import type { Services } from './services.ts';

const SWEEP_EVERY_MS = 10 * 60_000;
/** The first time a minute after the start, so that it holds up nobody who waited for it. */
const UPKEEP_EVERY_MS = 60_000;

/**
 * Removes sessions that have ended and what limits can no longer look back on, and keeps the embedded database quick,
 * until the function it gives is called; a failure is logged and tried again.
 */
export function startHousekeeping({ database, clock }: Services, log: FastifyBaseLogger): () => void {
  // A database that is away, or has no room, is told by whoever is refused; what waits is tried again.
  const tell = (error: unknown) =>
    isUnavailable(error) ? log.debug('tidying waits') : log.warn({ fault: faultForLog(error) }, 'tidying failed');
  const every = (pause: number, work: () => Promise<unknown>) => {
    let running = false;
    const once = async () => {
      if (running) return;
      running = true;
      await work().catch(tell);
      running = false;
    };
    return setInterval(() => void once(), pause).unref();
  };
  const sweep = async () => {
    await sweepSessions(database.db, clock());
    await sweepSteps(database.db, clock());
    await sweepChallenges(database.db, clock());
    await sweepResets(database.db, clock());
    await sweepTokens(database.db, clock());
    await sweepPending(database.db, clock());
    await sweepLimits(database.db, clock());
    await sweepUploads(database.db, clock());
    await tidyImports({ database, clock });
  };
  // What a killed process left of an import is finished at once.
  tidyImports({ database, clock }).catch(tell);
  const timers = [every(SWEEP_EVERY_MS, sweep), every(UPKEEP_EVERY_MS, () => runMaintenance(database))];
  return () => timers.forEach(clearInterval);
}
