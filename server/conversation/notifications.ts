/**
 * Who is told by mail of a conversation (contract C9.3): written in the transaction of what it tells, and told nothing but
 * which report it is. Where mail is not set up, nothing is written.
 */
import { randomUUID } from 'node:crypto';
import type { Db } from '../db/database.ts';
import type { Services } from '../services.ts';
import { wantsMail } from './receipt-queries.ts';

type NewMessage = { reportId: string; messageId: string; now: Date };

/** The reporter has written: the safety team shall know, once for each message. */
export function notifyTeam({ mail }: Services, tx: Db, { reportId, messageId, now }: NewMessage): Promise<void> {
  return mail.enqueue(tx, { kind: 'answer', reportId, occasion: messageId }, now);
}

/** The safety team has written or told something: the reporter shall know, who ticked for it (C10.2). */
export async function notifyReporter(
  { mail }: Services,
  tx: Db,
  { reportId, messageId = randomUUID(), now }: Omit<NewMessage, 'messageId'> & { messageId?: string },
): Promise<void> {
  if (!mail.isOn || !(await wantsMail(tx, reportId))) return;
  await mail.enqueue(tx, { kind: 'question', reportId, occasion: messageId }, now);
}
