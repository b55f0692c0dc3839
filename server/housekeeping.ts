/** Periodic work: removes expired data (C6) and maintains the database. */

import type { FastifyBaseLogger } from 'fastify';
import { MINUTE_MS } from '../domain/durations.ts';
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
import { tidyImports } from './imports/confirm.ts';
import { sweepUploads } from './photos/upload-queries.ts';
import type { Services } from './services.ts';

const SWEEPS = [
  sweepSessions,
  sweepSteps,
  sweepChallenges,
  sweepResets,
  sweepTokens,
  sweepPending,
  sweepLimits,
  sweepUploads,
];
const SWEEP_EVERY_MS = 10 * MINUTE_MS;
/** The first time a minute after the start, so as not to delay requests that were waiting for it. */
const MAINTENANCE_EVERY_MS = MINUTE_MS;

/** Runs until the returned function is called. Logs failures and retries. */
export function startHousekeeping({ database, clock }: Services, log: FastifyBaseLogger): () => void {
  // Refused requests already report an unavailable database or full disk.
  const logFailure = (error: unknown) =>
    isUnavailable(error)
      ? log.debug('housekeeping postponed')
      : log.warn({ fault: faultForLog(error) }, 'housekeeping failed');
  const every = (intervalMs: number, work: () => Promise<unknown>) => {
    let isRunning = false;
    const runOnce = async () => {
      if (isRunning) return;
      isRunning = true;
      await work().catch(logFailure);
      isRunning = false;
    };
    return setInterval(() => void runOnce(), intervalMs).unref();
  };
  const sweep = async () => {
    for (const erase of SWEEPS) await erase(database.db, clock()).catch(logFailure);
    await tidyImports({ database, clock });
  };
  // Finishes an import interrupted by a killed process.
  tidyImports({ database, clock }).catch(logFailure);
  const timers = [every(SWEEP_EVERY_MS, sweep), every(MAINTENANCE_EVERY_MS, () => runMaintenance(database))];
  return () => timers.forEach(clearInterval);
}
