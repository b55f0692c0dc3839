/** Clears every reporter's request for email, for the operator (docs/operations.md). */
import { turnOffEmail } from '../../conversation/receipt-queries.ts';
import type { Db } from '../../db/database.ts';
import { deleteWaitingQuestions } from '../outbox-queries.ts';

/** Also drops waiting emails that depend on a request; returns the number of requests. */
export async function clearEmailRequests(tx: Db): Promise<number> {
  const reportIds = await turnOffEmail(tx);
  await deleteWaitingQuestions(tx, reportIds);
  return reportIds.length;
}
