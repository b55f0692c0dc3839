/** Clears every reporter's wish for email, for the operator (docs/operations.md). */
import { clearWishes } from '../../conversation/receipt-queries.ts';
import type { Db } from '../../db/database.ts';
import { deleteWaitingQuestions } from '../outbox-queries.ts';

/** Drops emails waiting because of one; returns the number of wishes. */
export async function clearMailWishes(tx: Db): Promise<number> {
  const reportIds = await clearWishes(tx);
  await deleteWaitingQuestions(tx, reportIds);
  return reportIds.length;
}
