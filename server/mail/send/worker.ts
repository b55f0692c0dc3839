/** The mail worker of a process: runs every few seconds, and at once for urgent email (C9.2). */
import { MINUTE_MS } from '../../../domain/durations.ts';
import { isUnavailable } from '../../db/failures.ts';
import { faultForLog } from '../../http/monitoring/log.ts';
import { countMails, hasDue, sweepOutbox } from './queries.ts';
import { writeReminders } from './reminders.ts';
import { type MailMetrics, type Sender, sendDue } from './send-due.ts';

const POLL_EVERY_MS = 5_000;
const REMINDERS_EVERY_MS = 10 * MINUTE_MS;
/** Delayed, to give the transaction time to commit. */
const URGENT_AFTER_MS = [150, 1_000];
/** How long a stop waits for the current email; if interrupted, it is sent again after the next start. */
const FINISH_LIMIT_MS = 3_000;

export type Worker = {
  metrics: Readonly<MailMetrics>;
  gauges(): Promise<Record<string, number>>;
  /** Resolves once all due emails have been tried, or immediately if another process is sending. */
  poll(): Promise<void>;
  stop(): Promise<void>;
};

/** Until `start`, checks for due emails only when `poll` is called. */
export function mailWorker(options: Omit<Sender, 'metrics'>): Worker & { start(): void } {
  const sender: Sender = { ...options, metrics: { sent: 0, failed: 0, failedTries: 0 } };
  const { services, log } = sender;
  const { database, clock } = services;
  const timers = new Set<NodeJS.Timeout>();
  let remindersAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | null = null;
  let isStopped = false;

  async function work(holdsLock: () => boolean, withReminders: boolean): Promise<void> {
    if (withReminders) {
      await writeReminders(services);
      await sweepOutbox(database.db, clock());
    }
    await sendDue(sender, () => !isStopped && holdsLock());
  }

  async function runOnce(): Promise<void> {
    const now = clock().getTime();
    const withReminders = Math.abs(now - remindersAt) >= REMINDERS_EVERY_MS;
    if (!withReminders && !(await hasDue(database.db, clock()))) return;
    const ran = await database.runExclusively('sending email', async (holdsLock) => {
      await work(holdsLock, withReminders);
      return true;
    });
    if (ran && withReminders) remindersAt = now;
  }

  // Refused requests already report an unavailable database or full disk.
  const logFailure = (error: unknown) =>
    isUnavailable(error)
      ? log.debug('sending emails postponed')
      : log.warn({ fault: faultForLog(error) }, 'sending emails failed');

  const poll = (): Promise<void> => {
    running ??= runOnce()
      .catch(logFailure)
      .finally(() => {
        running = null;
      });
    return running;
  };

  return {
    metrics: sender.metrics,
    gauges: async () => {
      const { waiting, failed } = await countMails(database.db);
      const { sent, failedTries } = sender.metrics;
      return { mail_sent: sent, mail_failed_tries: failedTries, mail_waiting: waiting, mail_failed: failed };
    },
    poll,
    start: () => {
      timers.add(setInterval(() => void poll(), POLL_EVERY_MS).unref());
      services.mail.onUrgent(() => {
        for (const after of URGENT_AFTER_MS) setTimeout(() => !isStopped && void poll(), after).unref();
      });
      void poll();
    },
    stop: async () => {
      isStopped = true;
      timers.forEach(clearInterval);
      const limit = new Promise<void>((ran) => setTimeout(ran, FINISH_LIMIT_MS).unref());
      await Promise.race([running ?? Promise.resolve(), limit]);
    },
  };
}
