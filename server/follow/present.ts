/** A report for its reporter, field by field (C10.3) */
import { isStarted, stateOf } from '../../domain/follow-up/state.ts';
import type { FollowedReport, ReceiptMessage } from '../../domain/receipt/receipt.ts';
import { receiptStateOf } from '../../domain/receipt/receipt-state.ts';
import { utcDay } from '../../domain/text/calendar.ts';
import { writerOf } from '../conversation/present.ts';
import { listMessages, type MessageRow } from '../conversation/queries.ts';
import type { Db } from '../db/database.ts';
import { findFollowUp } from '../follow-up/queries.ts';
import { countActionsOf } from '../follow-up/states/progress-queries.ts';
import type { ReportRow } from '../reports/report/queries.ts';
import { hasDoneAction } from '../safety-actions/queries.ts';

/** Without names, and with only the day. */
export function presentForReporter(row: MessageRow): ReceiptMessage {
  return { id: row.id, from: writerOf(row), body: row.body, on: utcDay(row.sentAt) };
}

export async function presentFollowed(db: Db, report: ReportRow, canAdd: boolean): Promise<FollowedReport> {
  const [followUp, actions, hasDone, messages] = await Promise.all([
    findFollowUp(db, report.id),
    countActionsOf(db, report.id),
    hasDoneAction(db, report.id),
    listMessages(db, report.id),
  ]);
  return {
    receivedOn: utcDay(report.submittedAt),
    state: receiptStateOf({
      followUp: stateOf({
        isClosed: followUp.closedAt !== null,
        isStarted: isStarted(followUp, report.smsManagerComment),
        actions,
      }),
      hasDoneAction: hasDone,
      hasTeamMessage: messages.some(({ row }) => !row.fromReporter),
    }),
    told: followUp.replySent,
    published: report.approvedForPublicView ? report.id : null,
    messages: messages.map(({ row }) => presentForReporter(row)),
    canAdd,
    contactErased: report.contactErasedAt !== null,
  };
}
