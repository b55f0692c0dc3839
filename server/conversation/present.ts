/** A conversation for the safety team, field by field (C10.4) */
import type { Conversation, Message } from '../../domain/receipt/conversation.ts';
import type { Db } from '../db/database.ts';
import { presentColleague } from '../users/present.ts';
import { listMessages, type MessageRow, type StoredMessage } from './queries.ts';
import { hasReceipt } from './receipt-queries.ts';

export const writerOf = ({ fromReporter }: MessageRow) => (fromReporter ? 'reporter' : 'team');

export function presentForTeam({ row, authorName }: StoredMessage): Message {
  const author = presentColleague(row.authorId, authorName);
  return { id: row.id, from: writerOf(row), author, body: row.body, at: row.sentAt.toISOString(), seen: row.seen };
}

export async function presentConversation(db: Db, reportId: string): Promise<Conversation> {
  const [receiptExists, messages] = await Promise.all([hasReceipt(db, reportId), listMessages(db, reportId)]);
  return { hasReceipt: receiptExists, messages: messages.map(presentForTeam) };
}
