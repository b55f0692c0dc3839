/** The team's messages to reporters (C10.4), audited without text */
import type { Actor } from '../../domain/permissions.ts';
import { invalid, Problem } from '../../domain/problems.ts';
import { type Message, NO_SUCH_MESSAGE } from '../../domain/receipt/conversation.ts';
import type { Db } from '../db/database.ts';
import { actOnReport } from '../reports/report/act-on-report.ts';
import type { Services } from '../services.ts';
import { emailReporter } from './notifications.ts';
import { presentForTeam } from './present.ts';
import { findByIdempotencyKey, insertMessage, type KeyedMessage, listMessages, markSeen } from './queries.ts';
import { hasReceipt } from './receipt-queries.ts';

async function teamMessageOf(tx: Db, reportId: string, key: string | null): Promise<Message | null> {
  const earlier = key === null ? null : await findByIdempotencyKey(tx, reportId, { fromReporter: false, key });
  return earlier && presentForTeam(earlier);
}

export function earlierTeamMessage(services: Services, actor: Actor, id: string, key: string): Promise<Message | null> {
  return actOnReport(services, actor, id, {
    action: null,
    work: async ({ tx }) => ({ unchanged: await teamMessageOf(tx, id, key) }),
  });
}

/** A repeated key returns its message. Throws 409 without a code (C10.4). */
export function addTeamMessage(
  services: Services,
  actor: Actor & { name: string },
  id: string,
  { body, key }: KeyedMessage,
): Promise<Message> {
  return actOnReport(services, actor, id, {
    action: 'message-send',
    work: async ({ tx, now }) => {
      const earlier = await teamMessageOf(tx, id, key);
      if (earlier) return { unchanged: earlier };
      if (!(await hasReceipt(tx, id))) throw new Problem('receipt/none');
      const message = { reportId: id, fromReporter: false, authorId: actor.id, body, sentAt: now, key };
      const row = await insertMessage(tx, message);
      await emailReporter(services, tx, { reportId: id, messageId: row.id, now });
      return { answer: () => presentForTeam({ row, authorName: actor.name }) };
    },
  });
}

/** Marks messages up to and including `upTo`; throws 400 if that belongs to another report. */
export function markMessagesSeen(services: Services, actor: Actor, id: string, upTo: string): Promise<void> {
  return actOnReport(services, actor, id, {
    action: null,
    work: async ({ tx }) => {
      const last = (await listMessages(tx, id)).find(({ row }) => row.id === upTo);
      if (!last) throw invalid('upTo', NO_SUCH_MESSAGE);
      await markSeen(tx, id, { fromReporter: true, upTo: last.row.position });
      return { unchanged: undefined };
    },
  });
}
