/** What is written to each other (contract C10.3, C10.4). The reporter leaves no line in the audit; the team's has no text. */
import { type Actor, may } from '../../domain/permissions.ts';
import { invalid, Problem } from '../../domain/problems.ts';
import { type Message, NO_SUCH_MESSAGE } from '../../domain/receipt/conversation.ts';
import type { ReceiptMessage } from '../../domain/receipt/receipt.ts';
import { audit } from '../audit/write.ts';
import type { Db } from '../db/database.ts';
import type { Holding } from '../follow/holder.ts';
import { mustBeAllowed } from '../follow/limits.ts';
import { holdReport, type ReportRow } from '../reports/review/queries.ts';
import type { Services } from '../services.ts';
import { tellReporterOfNews, tellTeam } from './notifications.ts';
import { presentForReporter, presentForTeam } from './present.ts';
import { findByKey, hasReceipt, insertMessage, listMessages, markSeen } from './queries.ts';

type Sent = { body: string; key: string | null };

/** What the reporter's key was answered with before, or `null`. */
export async function reporterMessageOf({ tx, report }: Holding, key: string): Promise<ReceiptMessage | null> {
  const earlier = await findByKey(tx, report.id, { fromReporter: true, key });
  return earlier && presentForReporter(earlier.row);
}

/** Adds what the reporter writes; the message of the same key again. Throws 429 at the limits of C10.3. */
export async function addReporterMessage(
  services: Services,
  holding: Holding,
  { body, key }: Sent,
): Promise<ReceiptMessage> {
  const { tx, report, now } = holding;
  const earlier = key && (await reporterMessageOf(holding, key));
  if (earlier) return earlier;
  if (services.rateLimits) await mustBeAllowed(tx, report.id, now);
  const message = { reportId: report.id, fromReporter: true, authorId: null, body, sentAt: now, key };
  const row = await insertMessage(tx, message);
  await tellTeam(services, tx, { reportId: report.id, messageId: row.id, now });
  return presentForReporter(row);
}

/** Something about the conversation of a report that the actor may review, in one transaction. */
function withReport<Answer>(
  { database, clock }: Services,
  actor: Actor,
  { id, work }: { id: string; work: (tx: Db, report: ReportRow, now: Date) => Promise<Answer> },
): Promise<Answer> {
  return database.transaction(async (tx) => {
    const report = await holdReport(tx, 'all', id);
    if (!report || !may(actor, 'review reports', report)) throw new Problem('reports/not-found');
    return work(tx, report, clock());
  });
}

async function teamMessageOf(tx: Db, reportId: string, key: string | null): Promise<Message | null> {
  const earlier = key === null ? null : await findByKey(tx, reportId, { fromReporter: false, key });
  return earlier && presentForTeam(earlier);
}

/** What the team's key was answered with before, or `null`. */
export function earlierTeamMessage(services: Services, actor: Actor, id: string, key: string): Promise<Message | null> {
  return withReport(services, actor, { id, work: (tx) => teamMessageOf(tx, id, key) });
}

/** Writes to the reporter; the message of the same key again. Throws 409 where the reporter has no code (C10.4). */
export function addTeamMessage(
  services: Services,
  actor: Actor & { name: string },
  id: string,
  { body, key }: Sent,
): Promise<Message> {
  return withReport(services, actor, {
    id,
    work: async (tx, _report, now) => {
      const earlier = await teamMessageOf(tx, id, key);
      if (earlier) return earlier;
      if (!(await hasReceipt(tx, id))) throw new Problem('receipt/none');
      const message = { reportId: id, fromReporter: false, authorId: actor.id, body, sentAt: now, key };
      const row = await insertMessage(tx, message);
      await tellReporterOfNews(services, tx, { reportId: id, messageId: row.id, now });
      await audit(tx, { actorId: actor.id, action: 'message-send', subject: { kind: 'report', id } }, now);
      return presentForTeam({ row, authorName: actor.name });
    },
  });
}

/** Notes that the team has read the reporter's messages up to one of the conversation; throws 400 at `upTo` for another. */
export function markMessagesSeen(services: Services, actor: Actor, id: string, upTo: string): Promise<void> {
  return withReport(services, actor, {
    id,
    work: async (tx) => {
      const last = (await listMessages(tx, id)).find(({ row }) => row.id === upTo);
      if (!last) throw invalid('upTo', NO_SUCH_MESSAGE);
      await markSeen(tx, id, { fromReporter: true, upTo: last.row.place });
    },
  });
}
