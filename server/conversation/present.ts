/** What leaves the server of a receipt and its conversation, named field by field (contract C10.3, C10.4). */
import { isBegun, stateOf } from '../../domain/follow-up/state.ts';
import type { Conversation, Message } from '../../domain/receipt/conversation.ts';
import type { FollowedReport, ReceiptMessage } from '../../domain/receipt/receipt.ts';
import { receiptStateOf } from '../../domain/receipt/standing.ts';
import { utcDay } from '../../domain/text/calendar.ts';
import type { Db } from '../db/database.ts';
import { countActionsOf, findFollowUp } from '../follow-up/queries.ts';
import type { ReportRow } from '../reports/review/queries.ts';
import { hasDoneAction, hasReceipt, listMessages, type MessageRow, type StoredMessage } from './queries.ts';

const writerOf = ({ fromReporter }: MessageRow) => (fromReporter ? 'reporter' : 'team');

/** A message for the reporter: of the team there is no name, of the time the day alone. */
export function presentForReporter(row: MessageRow): ReceiptMessage {
  return { id: row.id, from: writerOf(row), body: row.body, on: utcDay(row.sentAt) };
}

/** A message for the team. */
export function presentForTeam({ row, authorName }: StoredMessage): Message {
  const author = row.authorId === null || authorName === null ? null : { id: row.authorId, name: authorName };
  return { id: row.id, from: writerOf(row), author, body: row.body, at: row.sentAt.toISOString(), seen: row.seen };
}

/** The whole conversation for the team. */
export async function presentConversation(db: Db, reportId: string): Promise<Conversation> {
  const [isThere, messages] = await Promise.all([hasReceipt(db, reportId), listMessages(db, reportId)]);
  return { hasReceipt: isThere, messages: messages.map(presentForTeam) };
}

/** Where a report stands, for who reported it. */
export async function presentFollowed(db: Db, report: ReportRow, canAdd: boolean): Promise<FollowedReport> {
  const [followUp, actions, hasDone, messages] = await Promise.all([
    findFollowUp(db, report.id),
    countActionsOf(db, report.id),
    hasDoneAction(db, report.id),
    listMessages(db, report.id),
  ]);
  const begun = isBegun(followUp, report.smsManagerComment);
  return {
    receivedOn: utcDay(report.submittedAt),
    state: receiptStateOf({
      followUp: stateOf({ isClosed: followUp.closedAt !== null, isBegun: begun, actions }),
      hasDoneAction: hasDone,
      hasTeamMessage: messages.some(({ row }) => !row.fromReporter),
    }),
    told: followUp.toldSent,
    published: report.approvedForPublicView ? report.id : null,
    messages: messages.map(({ row }) => presentForReporter(row)),
    canAdd,
    contactErased: report.contactErasedAt !== null,
  };
}
