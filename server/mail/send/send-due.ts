/** Sends due emails one by one: taken, sent outside any transaction, recorded (C9.2). */
import type { FastifyBaseLogger } from 'fastify';
import { OUTAGE_RETRY_MS, retryAt } from '../../../domain/mail/schedule.ts';
import type { Services } from '../../services.ts';
import { describeFailure } from './failures.ts';
import { messageOf } from './message.ts';
import { type NextMail, takeNextMail } from './next-mail.ts';
import { changeBatch, postpone } from './queries.ts';
import { deliver, type MailServer, type Outcome } from './smtp.ts';

/** Since the start. */
export type MailMetrics = { sent: number; failed: number; failedTries: number };

export type Sender = {
  services: Services;
  server: MailServer;
  /** PUBLIC_URL. */
  origin: string;
  log: Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn'>;
  metrics: MailMetrics;
};

const NOBODY = { sender: '…', recipient: '…' };

/** Fails permanently if the email cannot be encoded. */
async function send({ email }: NextMail, { services, server }: Sender): Promise<Outcome> {
  const message = await messageOf(email, server.settings.from, services.clock()).catch(() => null);
  if (message === null) return { kind: 'permanent', step: 'message', answer: 'The email could not be encoded' };
  return deliver(message, server);
}

async function record({ id, tries: before }: NextMail, outcome: Outcome, sender: Sender): Promise<void> {
  const { services, metrics } = sender;
  const { db, transaction } = services.database;
  const { settings } = sender.server;
  const now = services.clock();
  if (outcome.kind === 'sent') {
    metrics.sent += 1;
    return changeBatch(db, id, { state: 'sent', tries: before + 1, endedAt: now, lastAnswer: outcome.answer });
  }
  const answer = describeFailure(outcome, settings, NOBODY);
  metrics.failedTries += 1;
  if (outcome.kind === 'outage') {
    const until = new Date(now.getTime() + OUTAGE_RETRY_MS);
    metrics.failed += await transaction((tx) => postpone(tx, { now, until, answer }));
    return;
  }
  const tries = before + 1;
  const retryTime = outcome.kind === 'permanent' ? null : retryAt(tries, now);
  if (retryTime) return changeBatch(db, id, { tries, nextAt: retryTime, troubleSince: null, lastAnswer: answer });
  metrics.failed += 1;
  return changeBatch(db, id, { state: 'failed', tries, endedAt: now, lastAnswer: answer });
}

/** Stops if the server is unusable, or another process may be sending. */
export async function sendDue(sender: Sender, holdsLock: () => boolean): Promise<void> {
  while (holdsLock()) {
    const next = await takeNextMail(sender.services, sender.origin);
    if (next === null) return;
    if (next === 'settled') continue;
    const outcome = await send(next, sender);
    await record(next, outcome, sender);
    if (outcome.kind === 'sent') continue;
    const { step, answer } = outcome;
    sender.log.warn({ mail: next.id, step, answer }, 'an email could not be delivered');
    if (outcome.kind === 'outage') return;
  }
}
