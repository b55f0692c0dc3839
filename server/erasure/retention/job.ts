/** Erases contacts RETENTION_DAYS after review or closing: daily, on any instance, in small transactions */
import type { FastifyBaseLogger } from 'fastify';
import { DAY_MS } from '../../../domain/durations.ts';
import { utcDay } from '../../../domain/text/calendar.ts';
import { acquireLock } from '../../db/advisory-lock.ts';
import { isUnavailable } from '../../db/failures.ts';
import { faultForLog } from '../../http/monitoring/log.ts';
import type { Services } from '../../services.ts';
import { eraseDue } from '../erasure.ts';
import { type Due, dueForErasure } from '../queries.ts';
import { hasRun, recordRun } from './queries.ts';

type RetentionContext = Pick<Services, 'database' | 'clock'>;

const BATCH_SIZE = 20;
const CHECK_EVERY_MS = 3_600_000;
const DRY_RUN_LINES_MAX = 10_000;

const settledBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

/** At most once a day; returns the number of reports erased by this call. */
export async function runRetention({ database, clock }: RetentionContext, days: number): Promise<number> {
  let erased = 0;
  for (let batch = BATCH_SIZE; batch === BATCH_SIZE; erased += batch) {
    batch = await database.transaction(async (tx) => {
      await acquireLock(tx, 'retention');
      const now = clock();
      if (await hasRun(tx, utcDay(now))) return 0;
      const count = await eraseDue(tx, settledBefore(now, days), { limit: BATCH_SIZE, now });
      if (count < BATCH_SIZE) await recordRun(tx, utcDay(now), now);
      return count;
    });
  }
  return erased;
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
