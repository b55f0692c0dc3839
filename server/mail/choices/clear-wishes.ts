/** Clears every reporter's wish for email, for the operator (docs/operations.md). */
import { clearWishes } from '../../conversation/receipt-queries.ts';
import type { Db } from '../../db/database.ts';
import { deleteWaitingQuestions } from '../outbox-queries.ts';

/** Also drops waiting emails that depend on a wish; returns the number of wishes. */
export async function clearMailWishes(tx: Db): Promise<number> {
  const reportIds = await clearWishes(tx);
  await deleteWaitingQuestions(tx, reportIds);
  return reportIds.length;
}
