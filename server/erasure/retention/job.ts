/** Erases contacts RETENTION_DAYS after review or closing: daily, on any instance, one report at a time */
import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { DAY_MS, HOUR_MS } from '../../../domain/durations.ts';
import { utcDay } from '../../../domain/text/calendar.ts';
import { acquireLock } from '../../db/advisory-lock.ts';
import { isUnavailable } from '../../db/failures.ts';
import { faultForLog } from '../../http/monitoring/log.ts';
import type { Services } from '../../services.ts';
import { eraseDue } from '../erasure.ts';
import { type Due, dueForErasure } from '../queries.ts';
import { hasRun, recordRun } from './queries.ts';

type RetentionContext = Pick<Services, 'database' | 'clock'>;

/** For requests, which wait while a report is read: embedded, there is one connection. */
const PAUSE_MS = 100;
const CHECK_EVERY_MS = HOUR_MS;
const DRY_RUN_LINES_MAX = 10_000;

const settledBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

/** At most once a day; returns the number of reports erased by this call. */
export async function runRetention({ database, clock }: RetentionContext, days: number): Promise<number> {
  let erased = 0;
  while (await eraseNext()) {
    erased += 1;
    await setTimeout(PAUSE_MS);
  }
  return erased;

  /** False if nothing is due, or today's run has ended. */
  function eraseNext(): Promise<boolean> {
    return database.transaction(async (tx) => {
      await acquireLock(tx, 'retention');
      const now = clock();
      if (await hasRun(tx, utcDay(now))) return false;
      const hasErased = (await eraseDue(tx, settledBefore(now, days), { limit: 1, now })) > 0;
      if (!hasErased) await recordRun(tx, utcDay(now), now);
      return hasErased;
    });
  }
}

export function previewRetention({ database, clock }: RetentionContext, days: number): Promise<Due[]> {
  return dueForErasure(database.db, settledBefore(clock(), days), DRY_RUN_LINES_MAX);
}

/** Hourly; clear the returned timer to stop. Failures are logged and retried. */
export function scheduleRetention(
  services: Services,
  days: number | null,
  log: FastifyBaseLogger,
): NodeJS.Timeout | null {
  if (days === null) return null;
  const run = async () => {
    try {
      const erased = await runRetention(services, days);
      if (erased > 0) log.info({ erased }, 'contact details erased');
    } catch (error) {
      // An unavailable or full database is reported by refused requests.
      if (isUnavailable(error)) log.debug('retention postponed');
      else log.warn({ fault: faultForLog(error) }, 'retention failed');
    }
  };
  void run();
  return setInterval(() => void run(), CHECK_EVERY_MS).unref();
}
