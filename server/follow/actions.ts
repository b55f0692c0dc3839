/** Reporters' messages (C10.3), which are not audited */
import type { ReceiptMessage } from '../../domain/receipt/receipt.ts';
import { emailTeam } from '../conversation/notifications.ts';
import { findByIdempotencyKey, insertMessage, type KeyedMessage } from '../conversation/queries.ts';
import type { Services } from '../services.ts';
import type { FollowedContext } from './followed-report.ts';
import { checkMessageLimits } from './limits.ts';
import { presentForReporter } from './present.ts';

/** The earlier answer for the key, or `null`. */
export async function findReporterMessage(
  { tx, report }: FollowedContext,
  key: string,
): Promise<ReceiptMessage | null> {
  const earlier = await findByIdempotencyKey(tx, report.id, { fromReporter: true, key });
  return earlier && presentForReporter(earlier.row);
}

/** A repeated key returns its message. Throws 429 (C10.3). */
export async function addReporterMessage(
  services: Services,
  followed: FollowedContext,
  { body, key }: KeyedMessage,
): Promise<ReceiptMessage> {
  const { tx, report, now } = followed;
  const earlier = key && (await findReporterMessage(followed, key));
  if (earlier) return earlier;
  if (services.rateLimits) await checkMessageLimits(tx, report.id, now);
  const message = { reportId: report.id, fromReporter: true, authorId: null, body, sentAt: now, key };
  const row = await insertMessage(tx, message);
  await emailTeam(services, tx, { reportId: report.id, messageId: row.id, now });
  return presentForReporter(row);
}
