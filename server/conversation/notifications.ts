/** Emails about conversations (C9.3), in the transaction of their cause, naming only the report */
import { randomUUID } from 'node:crypto';
import type { Db } from '../db/database.ts';
import type { Services } from '../services.ts';
import { wantsEmail } from './receipt-queries.ts';

type MessageEvent = { reportId: string; messageId: string; now: Date };

/** To the team, once per message. */
export function emailTeam({ mail }: Services, tx: Db, { reportId, messageId, now }: MessageEvent): Promise<void> {
  return mail.enqueue(tx, { kind: 'answer', reportId, eventKey: messageId }, now);
}

/** To a reporter who asked for it (C10.2). */
export async function emailReporter(
  { mail }: Services,
  tx: Db,
  { reportId, messageId = randomUUID(), now }: Omit<MessageEvent, 'messageId'> & { messageId?: string },
): Promise<void> {
  if (!mail.isOn || !(await wantsEmail(tx, reportId))) return;
  await mail.enqueue(tx, { kind: 'question', reportId, eventKey: messageId }, now);
}
