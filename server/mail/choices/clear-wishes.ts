/** Takes back every reporter's wish for a mail, as the operator may (docs/operations.md). */
import { clearWishes } from '../../conversation/receipt-queries.ts';
import type { Db } from '../../db/database.ts';
import { deleteWaitingQuestions } from '../outbox-queries.ts';

/** Unticks every wish and drops the mails that wait because of one; gives how many wishes there were. */
export async function clearMailWishes(tx: Db): Promise<number> {
  const reportIds = await clearWishes(tx);
  await deleteWaitingQuestions(tx, reportIds);
  return reportIds.length;
}
